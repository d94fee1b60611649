import type { MessageUse } from "../../documents/text-parts.ts";
import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listWordMessages } from "../scope/asked-words.ts";
import { listMessages } from "../uses/document-uses.ts";
import { type Wording, wordingsByKey } from "../wording/message-places.ts";
import { baseKey, hasSingleBrace, placeholdersIn } from "../wording/words.ts";
import { type Check, ofAll } from "./check.ts";

/** Every place that shows a message fills its placeholders, which are the same in every language. */
export const messageArguments: Check = {
  ids: ["missing-argument", "unneeded-argument", "placeholders-differ"],
  run: (context) => [
    ...argumentsGiven(context, () => []),
    ...[...wordingsByKey(context.index).values()].flatMap(differing),
  ],
};

const argumentsGiven = ofAll((context, document) => {
  // A scenario names the message of a notice; its arguments are where the notice is shown.
  const uses = document.kind === "scenarios" ? [] : listMessages(context, document);
  const inTexts = uses.flatMap((use) => {
    const asked = askedFor(context.index, use.key);
    return [...missing(document, use, asked), ...unneeded(document, use, asked)];
  });
  const words = listWordMessages(context, document);
  return [...inTexts, ...words.flatMap((use) => missing(document, use, askedFor(context.index, use.key), OF_WORDS))];
});

const OF_WORDS = "say it without: only facts of an entry fill placeholders of its words (`x-word-facts`)";

/** The placeholders of a message's wordings, each by its file. */
type Asked = readonly {
  readonly path: string;
  readonly placeholders: readonly string[];
  readonly isBroken: boolean;
}[];

const askedFor = memoize(
  (index: DocumentIndex, key: string): Asked =>
    wordingsByKey(index)
      .get(key)
      ?.map(({ document: { path }, text }) => ({
        path,
        placeholders: placeholdersIn(text),
        isBroken: hasSingleBrace(text),
      })) ?? [],
);

function missing(document: SourceDocument, { key, args, path }: MessageUse, wordings: Asked, hint?: string): Problem[] {
  const asked = wordings.flatMap((one) => one.placeholders.map((name) => [name, one.path] as const));
  const first = new Map([...asked].reverse());
  return [...first]
    .filter(([name]) => !args.includes(name))
    .map(([name, asking]) => ({
      check: "missing-argument",
      file: document.path,
      spot: { path },
      message: `"${key}" requires the argument "${name}" (${asking})`,
      hint: hint ?? `write { "key": "${key}", "args": { "${name}": … } }`,
    }));
}

function unneeded(document: SourceDocument, { key, args, path }: MessageUse, wordings: Asked): Problem[] {
  // A placeholder in single braces is reported where it is written.
  if (wordings.length === 0 || wordings.some(({ isBroken }) => isBroken)) return [];
  const asked = wordings.flatMap(({ placeholders }) => placeholders);
  const given = [...path.slice(0, -1), "args"];
  return args
    .filter(
      (name) => !asked.includes(name) && name !== "count" && valueAt(document.value, [...given, name]) !== undefined,
    )
    .map((name) => ({
      check: "unneeded-argument",
      file: document.path,
      spot: { path: [...given, name], part: "key" },
      message: `no wording of "${key}" has the placeholder "${name}"`,
      hint: suggest(name, new Set(asked), "placeholders") ?? "remove it",
    }));
}

/** Wordings of one document in several languages must have the same placeholders; plural forms may leave some out. */
function differing(wordings: readonly Wording[]): Problem[] {
  const models = new Map<string, Wording>();
  for (const one of wordings) if (!models.has(modelName(one))) models.set(modelName(one), one);
  return wordings.flatMap((wording): Problem[] => {
    const { document, key, text } = wording;
    const model = models.get(modelName(wording));
    if (!model || key !== baseKey(key) || hasSingleBrace(text) || hasSingleBrace(model.text)) return [];
    const [own, others] = [placeholdersIn(text), placeholdersIn(model.text)];
    if (isSameSet(own, others)) return [];
    const [here, there] = [inWords(own), inWords(others)];
    const message = `"${key}" has ${here} here, but ${there} in ${model.document.locale}`;
    const hint = "write the same placeholders in each language";
    return [{ check: "placeholders-differ", file: document.path, spot: { path: ["messages", key] }, message, hint }];
  });
}

const modelName = ({ document: { wordingOwner, id }, key }: Wording) => `${wordingOwner} ${id} ${key}`;
const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));
const inWords = (names: readonly string[]) =>
  names.length === 0 ? "no placeholder" : names.map((name) => `{{${name}}}`).join(", ");
