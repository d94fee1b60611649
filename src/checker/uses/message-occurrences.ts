import type { CheckContext } from "../check-context.ts";
import type { MessagesDocument, SourceDocument } from "../read/source-document.ts";
import { baseKey, ownWords } from "../wording/words.ts";
import { listMessages } from "./document-uses.ts";
import { type Occurrence, textAt } from "./occurrence.ts";

/** Every occurrence of a message: its wordings, the texts that show it, and the forms whose ids give its key. */
export function messageOccurrences(context: CheckContext, document: SourceDocument): Occurrence[] {
  if (document.kind === "messages") return wordings(document);
  return listMessages(context, document).map(({ key, path }): Occurrence => {
    const isWritten = textAt(document, path, "value") === key;
    const range = isWritten ? { from: 0, to: key.length } : undefined;
    return { kind: "message", id: key, document, path, part: "value", range, isDefinition: false };
  });
}

/** A key may have the suffix of a plural form. */
function wordings(document: MessagesDocument): Occurrence[] {
  return Object.keys(ownWords(document)).map((key) => {
    const id = baseKey(key);
    const range = { from: 0, to: id.length };
    return { kind: "message", id, document, path: ["messages", key], part: "key", range, isDefinition: true };
  });
}
