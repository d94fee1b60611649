import { applyEdits, modify } from "jsonc-parser";
import type { MissingText } from "../../src/checker/findings/repair.ts";
import { identifyDocument } from "../../src/checker/read/kinds.ts";
import { stubText } from "../../src/checker/wording/stub-text.ts";
import { member, objectKeys } from "../../src/documents/json.ts";

/** Finds the text of a file; `undefined` when absent. */
export type ReadText = (path: string) => string | undefined;

/** The files of messages with a stub for each missing text; a file that is absent is made. */
export function withStubs(texts: readonly MissingText[], readText: ReadText): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const missing of texts) {
    const { file, key, model } = missing;
    const text = changed.get(file) ?? readText(file) ?? emptyMessages(file);
    if (keysOf(text).includes(key)) continue;
    changed.set(file, withMessage(text, missing, keysOf(readText(model ?? ""))));
  }
  return changed;
}

const LIKE_BIOME = { insertSpaces: true, tabSize: 2, eol: "\n" };

/** Adds the stub where the base language has the key, or at the end. */
function withMessage(text: string, missing: MissingText, order: readonly string[]): string {
  const place = order.indexOf(missing.key);
  const isLater = (key: string) => place >= 0 && order.indexOf(key) > place;
  const getInsertionIndex = (keys: string[]) => {
    const later = keys.findIndex(isLater);
    return later < 0 ? keys.length : later;
  };
  const options = { formattingOptions: LIKE_BIOME, getInsertionIndex };
  return applyEdits(text, modify(text, ["messages", missing.key], stubText(missing), options));
}

function keysOf(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  try {
    return objectKeys(member(JSON.parse(text), "messages"));
  } catch {
    return [];
  }
}

/** A file of messages as Biome writes it, without any. */
export function emptyMessages(file: string): string {
  const { id = "", wordingOwner } = identifyDocument(file) ?? {};
  const document = {
    $schema: `${"../".repeat(file.split("/").length - 1)}schemas/messages.schema.json`,
    id,
    formatVersion: 2,
    summary: `The texts of ${wordingOwner === "journey" ? "" : `the ${wordingOwner} `}${id}.`,
    messages: {},
  };
  return `${JSON.stringify(document, null, 2).replace('"messages": {}', '"messages": {\n  }')}\n`;
}
