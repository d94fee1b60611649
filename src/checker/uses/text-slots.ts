import { member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { type MessageUse, textParts } from "../../documents/text-parts.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { derivedMessages } from "./document-uses.ts";

/** A place that shows a message, and its demands on the message. */
export interface TextSlot {
  readonly key: string;
  readonly path: JsonPath;
  /** The name of the place: `button`, or `submit` of a form. */
  readonly name: string;
  /** The number of characters that fit; any number when absent. */
  readonly longest: number | undefined;
  /** Whether it is read without its surroundings. */
  readonly isReadAlone: boolean;
}

/**
 * Every place where a screen, a form or a set of fields shows a message, as component contracts and schemas declare it.
 *
 * @param words the words of catalogues that its texts show
 */
export function textSlots(
  context: CheckContext,
  document: SourceDocument,
  words: readonly MessageUse[] = [],
): TextSlot[] {
  const written = context
    .listVisits(document)
    .filter(({ types }) => types.includes("Text"))
    .flatMap(({ value, path, schema }) => {
      const slot = slotOfBlock(context, document, path) ?? slotOfSchema(String(path.at(-1)), schema);
      const shown = words.filter((word) => path.every((key, at) => key === word.path[at]));
      const messages = [...textParts(value, path).messages, ...shown];
      return messages.map((message) => ({ ...slot, key: message.key, path: message.path }));
    });
  const derived = derivedMessages(document).map(({ key, path }) => {
    const name = key.split(".").at(-1) ?? "";
    return { ...slotOfSchema(name, partOfForm(context, name)), key, path };
  });
  return [...written, ...derived];
}

type Slot = Omit<TextSlot, "key" | "path">;

function slotOfBlock(context: CheckContext, { kind, value }: SourceDocument, path: JsonPath): Slot | undefined {
  const [holder, prop] = path.slice(-2);
  if (kind !== "screen" || holder !== "props") return undefined;
  const name = String(member(valueAt(value, path.slice(0, -2)), "component"));
  const { longest, isReadAlone = false } = context.component(name)?.props[String(prop)] ?? {};
  return { name, longest, isReadAlone };
}

function slotOfSchema(name: string, schema: unknown): Slot {
  const longest = member(schema, "x-longest");
  return {
    name,
    longest: typeof longest === "number" ? longest : undefined,
    isReadAlone: member(schema, "x-read-alone") === true,
  };
}

/** The schema's demands on a form's default text: of the form itself, or of a field. */
function partOfForm({ schemas }: CheckContext, name: string): unknown {
  const form = schemas["form.schema.json"];
  const field = member(member(form, "$defs"), "Field");
  return member(member(form, "properties"), name) ?? member(member(field, "properties"), name);
}
