import type { CheckContext } from "../../src/checker/check-context.ts";
import { suggest } from "../../src/checker/findings/suggest.ts";
import { isExample } from "../../src/checker/read/kinds.ts";
import {
  type FormDocument,
  fullName,
  type MessagesDocument,
  type SourceDocument,
} from "../../src/checker/read/source-document.ts";
import { listWordMessages } from "../../src/checker/scope/asked-words.ts";
import { listMessages } from "../../src/checker/uses/document-uses.ts";
import { screensWith } from "../../src/checker/uses/flow-links.ts";
import { noticeScreens } from "../../src/checker/uses/notice-screens.ts";
import { baseKey, ownWords } from "../../src/checker/wording/words.ts";
import type { MessageUse } from "../../src/documents/text-parts.ts";
import { type Place, placeIn } from "./place-in.ts";

/** A message: its texts, and the places that show it. */
export interface ExplainedMessage {
  readonly key: string;
  readonly wordings: readonly Wording[];
  /** Every screen that can show it, as `journey/id`. */
  readonly screens: readonly string[];
  readonly shownBy: readonly Shown[];
  /** Whether the runtime itself shows it, on any screen. */
  readonly saidByRuntime: boolean;
}

interface Wording extends Place {
  readonly locale: string;
  /** `journey`, or the client or programme that overrides it. */
  readonly of: string;
  /** The key with the ending of a plural form. */
  readonly key: string;
  readonly text: string;
}

interface Shown extends Place {
  /** The document that shows it: `screen sign-in/locked`. */
  readonly by: string;
  readonly screens: readonly string[];
}

/** Returns the texts of a message and every screen that shows it. Throws for an unknown key. */
export function explainMessage(context: CheckContext, key: string): ExplainedMessage {
  const wordings = context.index.of("messages").flatMap((document) => wordingsIn(document, key));
  const shownBy = context.index.documents
    .filter(({ kind }) => !isExample(kind))
    .flatMap((document) => showingsIn(context, document, key));
  const saidByRuntime = context.runtimeMessages.some((message) => message.key === key);
  if (wordings.length === 0 && shownBy.length === 0) throw unknownKey(context, key);
  const screens = [...new Set(shownBy.flatMap((one) => one.screens))].sort();
  return { key, wordings, screens, shownBy, saidByRuntime };
}

function wordingsIn(document: MessagesDocument, wanted: string): Wording[] {
  return Object.entries(ownWords(document))
    .filter(([key]) => key === wanted || baseKey(key) === wanted)
    .map(([key, text]) => ({
      locale: document.locale ?? "",
      of: document.wordingOwner === "journey" ? "journey" : `${document.wordingOwner} ${document.id}`,
      key,
      text,
      ...placeIn(document, ["messages", key]),
    }));
}

function showingsIn(context: CheckContext, document: SourceDocument, key: string): Shown[] {
  const seen = new Set<string>();
  return [...listMessages(context, document), ...listWordMessages(context, document)].flatMap((use) => {
    const place = placeIn(document, use.path);
    const at = `${place.line}:${place.column}`;
    if (use.key !== key || seen.has(at)) return [];
    seen.add(at);
    const screens = screensShowing(context, document, use).map(fullName);
    return [{ by: `${document.kind} ${fullName(document)}`, screens: [...new Set(screens)].sort(), ...place }];
  });
}

/** The screens that show a document's texts; of a frame, the frame. */
function screensShowing(
  context: CheckContext,
  document: SourceDocument,
  { path }: MessageUse,
): readonly SourceDocument[] {
  switch (document.kind) {
    case "screen":
      return [document];
    case "form":
      return screensWith(context, document);
    case "fields":
      return formsTaking(context, document, path[1]).flatMap((form) => screensWith(context, form));
    case "flow":
      return noticeScreens(context, document, path);
    default:
      return [];
  }
}

function formsTaking({ index }: CheckContext, set: SourceDocument, field: unknown): FormDocument[] {
  return index
    .of("form")
    .filter(({ taken }) => [...taken.values()].some((one) => one.set.path === set.path && one.name === field));
}

function unknownKey({ index }: CheckContext, key: string): Error {
  const keys = new Set(index.of("messages").flatMap((document) => Object.keys(ownWords(document)).map(baseKey)));
  return new Error(`there is no message "${key}": ${suggest(key, keys, "messages") ?? "there are none"}`);
}
