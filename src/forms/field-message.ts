import type { Field, FieldMessages } from "../documents/generated/form.ts";
import type { Text } from "../engine/generated/text.ts";
import type { Scope } from "../engine/index.ts";
import type { Words } from "../texts/catalogue.ts";
import { compileText } from "../texts/compile-text.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";

/** A message at a field: a message's key, a sentence of the server, or a filled message. */
export type FieldMessage = string | FilledMessage;

interface FilledMessage {
  say(words: Words): string;
}

/** The messages of fields that declare none; they name the field by its label. */
const GENERAL: ReadonlySet<unknown> = new Set([runtimeKeys.required, runtimeKeys.invalid]);

/**
 * Compiles the messages of a field with an invalid value. The scope has `value`, `form` and `limits`, the field's
 * bounds.
 * @param label names the field in a general message.
 */
export function compileMessage(message: Text, label?: Text): (scope: Scope) => FieldMessage {
  if (typeof message === "string" && !GENERAL.has(message)) return () => message;
  const text = typeof message === "string" ? namingField(message, label) : compileText(message);
  const general = namingField(runtimeKeys.invalid, label);
  return (scope) => ({ say: (words) => text(scope, words) ?? general(scope, words) });
}

function namingField(key: string, label: Text | undefined) {
  const name = label === undefined ? undefined : compileText(label);
  return (scope: Scope, words: Words) => words.say(key, { field: name?.(scope, words) ?? "" });
}

/** The message of a field with one message for all problems. */
export function oneMessage(message: Field["message"]): Text | undefined {
  return message === undefined || isText(message) ? message : undefined;
}

/** The messages of a field with one message for each problem. */
export function messagesByPart(message: Field["message"]): FieldMessages {
  return message === undefined || isText(message) ? {} : message;
}

const isText = (message: Text | FieldMessages): message is Text =>
  typeof message === "string" ||
  "key" in message ||
  "if" in message ||
  "match" in message ||
  "data" in message ||
  "var" in message;

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*)+$/;

/** A field's message in words: a message key is translated, a sentence of the server stays unchanged. */
export function messageText(message: FieldMessage, words: Words): string {
  if (typeof message !== "string") return message.say(words);
  return KEY.test(message) || words.has(message) ? words.say(message) : message;
}
