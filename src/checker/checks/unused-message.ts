import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import { allAskedWords } from "../scope/asked-words.ts";
import { listMessages } from "../uses/document-uses.ts";
import { baseKey, ownWords } from "../wording/words.ts";
import { type Check, ofEach } from "./check.ts";

/** A message that is never shown is dead weight, and wastes translation. */
export const unusedMessage: Check = {
  ids: ["unused-message"],
  severity: "warning",
  run: ofEach(["messages"], (context, document) => {
    const used = usedMessages(context);
    return Object.keys(ownWords(document))
      .filter((key) => !used.has(baseKey(key)))
      .map((key) => ({
        spot: { path: ["messages", key], part: "key" as const },
        message: `nothing shows the message "${key}"`,
        hint: "delete it, or show it",
      }));
  }),
};

const usedMessages = memoize((context: CheckContext): ReadonlySet<string> => {
  const { index, runtimeMessages } = context;
  const shown = index.documents.flatMap((document) => listMessages(context, document).map(({ key }) => key));
  const words = allAskedWords(context).map(({ key }) => key);
  return new Set([...shown, ...runtimeMessages.map(({ key }) => key), ...words]);
});
