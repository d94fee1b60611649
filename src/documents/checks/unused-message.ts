import type { CheckedDocuments } from "../checked-documents.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import { messagesOf } from "../uses/uses-of.ts";
import { baseKey, ownWords } from "../wording/words.ts";
import { type Check, ofEach } from "./check.ts";

/** Messages that nobody shows are dead weight, and are translated for nothing. */
export const unusedMessage: Check = {
  ids: ["unused-message"],
  run: ofEach(["messages"], (documents, document) => {
    const used = usedMessages(documents);
    return Object.keys(ownWords(document))
      .filter((key) => !used.has(baseKey(key)))
      .map((key) => ({
        check: "unused-message",
        file: document.path,
        spot: { path: ["messages", key], part: "key" as const },
        message: `nothing shows the message "${key}"`,
        hint: "delete it, or show it",
      }));
  }),
};

const usedMessages = rememberedBy((documents: CheckedDocuments): ReadonlySet<string> => {
  const { index, runtimeMessages } = documents;
  const shown = index.documents.flatMap((document) => messagesOf(documents, document).map(({ key }) => key));
  return new Set([...shown, ...runtimeMessages.map(({ key }) => key)]);
});
