import { arrayElements } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { baseKey, messagesDocument, ownWords, resolveWords } from "../wording/words.ts";
import type { Check } from "./check.ts";
import { soldBy } from "./sold.ts";

/** What a client or programme says otherwise in one language, it says otherwise in every language of the client. */
export const halfTranslated: Check = {
  ids: ["half-translated"],
  severity: "warning",
  run: (context) => context.clients.flatMap((client) => findProblems(context, client)),
};

function findProblems(context: CheckContext, client: Resolved): Problem[] {
  const spoken = new Set(context.index.of("messages").map(({ locale }) => locale));
  const languages = arrayElements(client.value.languages)
    .filter((one) => typeof one === "string")
    .filter((one) => spoken.has(one));
  const layers = new Set([client, ...soldBy(context, client)].flatMap((one) => one.layers));
  return [...layers].flatMap((layer) =>
    languages.flatMap((locale) => {
      const document = ownDocument(context, layer, locale);
      const others = languages.filter((other) => other !== locale);
      return document ? others.flatMap((other) => missingIn(context, document, layer, other)) : [];
    }),
  );
}

function ownDocument({ index }: CheckContext, { kind, id }: SourceDocument, locale: string) {
  return kind === "client" || kind === "programme" ? messagesDocument(index, kind, id, locale) : undefined;
}

function missingIn(
  { index }: CheckContext,
  document: SourceDocument,
  { kind, id }: SourceDocument,
  locale: string,
): Problem[] {
  const owner = kind === "client" ? "client" : "programme";
  const there = new Set(Object.keys(resolveWords(index, owner, id, locale)).map(baseKey));
  return Object.keys(ownWords(document))
    .filter((key) => !there.has(baseKey(key)))
    .map((key) => ({
      check: "half-translated",
      file: document.path,
      spot: { path: ["messages", key], part: "key" as const },
      message: `${kind} "${id}" overrides "${key}" in ${document.locale}, but not in ${locale}`,
      hint: `add it to locales/${locale}/${kind}s/${id}.json too`,
    }));
}
