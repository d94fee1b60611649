import type { CheckContext } from "../check-context.ts";
import type { Found } from "../findings/problem.ts";
import type { MessagesDocument, SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { askedWords } from "../scope/asked-words.ts";
import { declaredLanguages } from "../wording/message-places.ts";
import { messagesPath, missingTexts } from "../wording/missing-texts.ts";
import { baseKey, messagesDocument, ownWords, resolveWords } from "../wording/words.ts";
import type { Check } from "./check.ts";
import { reachedMessages } from "./reached-documents.ts";
import { soldBy } from "./sold.ts";

/** A wording that a client or programme overrides in one language, it overrides in every language of the client. */
export const halfTranslated: Check = {
  ids: ["half-translated"],
  severity: "warning",
  run: (context) => context.clients.flatMap((client) => findProblems(context, client)),
};

function findProblems(context: CheckContext, client: Resolved): Found[] {
  const known = context.index.names("language");
  const languages = declaredLanguages(client.value).filter((one) => known.has(one));
  const read = readBy(context, client);
  const layers = new Set([client, ...soldBy(context, client)].flatMap((one) => one.layers));
  return [...layers].flatMap((layer) =>
    languages.flatMap((locale) => {
      const document = ownDocument(context, layer, locale);
      const others = languages.filter((other) => other !== locale);
      const missing = document ? others.flatMap((other) => missingIn(context, document, layer, other)) : [];
      return missing.flatMap(({ key, found }) => (read.has(baseKey(key)) ? [found] : []));
    }),
  );
}

/** The messages that a client's customers can come to: of documents, and the words that its programmes select. */
function readBy(context: CheckContext, client: Resolved): ReadonlySet<string> {
  const selected = [client, ...soldBy(context, client)].flatMap((one) =>
    askedWords(context, one).map(({ key }) => key),
  );
  return new Set([...reachedMessages(context, client.layers[0]?.path ?? ""), ...selected]);
}

function ownDocument({ index }: CheckContext, { kind, id }: SourceDocument, locale: string) {
  return kind === "client" || kind === "programme" ? messagesDocument(index, kind, id, locale) : undefined;
}

function missingIn(
  { index }: CheckContext,
  document: MessagesDocument,
  { kind, id }: SourceDocument,
  locale: string,
): { readonly key: string; readonly found: Found }[] {
  const owner = kind === "client" ? "client" : "programme";
  const there = new Set(Object.keys(resolveWords(index, owner, id, locale)).map(baseKey));
  return Object.keys(ownWords(document))
    .filter((key) => !there.has(baseKey(key)))
    .map((key) => {
      const found: Found = {
        file: document.path,
        spot: { path: ["messages", key], part: "key" },
        repair: { kind: "message", texts: missingTexts(index, { key: baseKey(key), locale, owner, id }) },
        message: `${kind} "${id}" overrides "${key}" in ${document.locale}, but not in ${locale}`,
        hint: `add it to ${messagesPath(owner, id, locale)} too`,
      };
      return { key, found };
    });
}
