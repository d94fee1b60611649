import type { CheckContext } from "../../../src/checker/check-context.ts";
import { shownIn } from "../../../src/checker/wording/languages.ts";
import { programmeTexts, textsFor } from "../../../src/checker/wording/texts-for.ts";
import type { Words } from "../../../src/checker/wording/words.ts";
import { arrayElements, isJsonObject, type JsonObject, member } from "../../../src/documents/json.ts";

/** The texts of a client's portal as patterns: an argument matches any text. Words of a programme's entries count too. */
export interface WordsOnView {
  /** @throws Error when the text is not fixed: a rule decides it. */
  pattern(text: unknown): RegExp;
  /** Where a rule decides the title, each of its texts, but for those that are data. Throws as `pattern`. */
  titlePattern(screen: string): RegExp;
}

/** The words of a client in a language. */
export function wordsOnView(documents: CheckContext, clientId: string, locale: string): WordsOnView {
  const client = documents.clients.find(({ id }) => id === clientId);
  if (client === undefined) throw new Error(`There is no client "${clientId}".`);
  const { index } = documents;
  const journeys = [...new Set(index.of("messages").filter((one) => one.wordingOwner === "journey"))].map(
    ({ id }) => id,
  );
  const shown = shownIn(index, client.value, locale);
  const programmes = documents.programmes.map((one) => programmeTexts(index, one, shown));
  const words: Words = Object.assign({}, ...programmes, ...journeys.map((id) => textsFor(index, client, shown, id)));
  const pattern = (text: unknown) => {
    const key = isJsonObject(text) ? (text.key ?? wordKeyOf(text)) : text;
    const plainText = typeof key === "string" ? words[key] : undefined;
    if (plainText === undefined) throw new Error(`the text of ${JSON.stringify(text)} is not fixed: a rule decides it`);
    return toPattern(plainText);
  };
  /** A key of the programme's own words has a text in each programme. */
  const patternsOf = (text: unknown): RegExp[] =>
    member(text, "of") === undefined
      ? [pattern(text)]
      : programmes.flatMap((one) => one[String(member(text, "key"))] ?? []).map(toPattern);
  const titleOf = (screen: string) => member(index.find("screen", screen)?.value, "title");
  return {
    pattern,
    titlePattern: (screen) =>
      new RegExp(
        branches(titleOf(screen))
          .flatMap(patternsOf)
          .map(({ source }) => source)
          .join("|"),
      ),
  };
}

/** The texts of which a rule chooses one, without those that are data; a text that no rule decides is the only one. */
function branches(text: unknown): unknown[] {
  const parts = arrayElements(member(text, "if"));
  if (parts.length === 0) return [text];
  const texts = parts.filter((_, index) => index % 2 === 1 || index === parts.length - 1);
  return texts.filter((one) => member(one, "data") === undefined).flatMap(branches);
}

/** The key of the message that a path to a word of a catalogue is: it is the path within the programme. */
const wordKeyOf = ({ var: path }: JsonObject): string | undefined =>
  typeof path === "string" ? /^programme\.(.+)$/.exec(path)?.[1] : undefined;

const toPattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}`,
  );
