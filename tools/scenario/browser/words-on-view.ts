import type { CheckedDocuments } from "../../../src/documents/checked-documents.ts";
import { isJsonObject, member, membersOf } from "../../../src/documents/json.ts";
import { programmeTexts, textsFor } from "../../../src/documents/wording/texts-for.ts";
import type { Words } from "../../../src/documents/wording/words.ts";

/** What the customers of a client read, as patterns: an argument may be anything. */
export interface WordsOnView {
  /** @throws Error where the words are not plain: a rule decides them. */
  pattern(text: unknown): RegExp;
  titleOf(screen: string): RegExp;
  /** The words of the control of a screen that sends an event. @throws Error where none has words of its own. */
  controlOf(screen: string, event: string): RegExp;
}

/** The words of a client in a language. */
export function wordsOnView(documents: CheckedDocuments, clientId: string, locale: string): WordsOnView {
  const client = documents.clients.find(({ id }) => id === clientId);
  if (client === undefined) throw new Error(`There is no client "${clientId}".`);
  const { index } = documents;
  const journeys = [...new Set(index.of("messages").filter((one) => one.wordingOf === "journey"))].map(({ id }) => id);
  const programmes = documents.programmes.map((one) => programmeTexts(index, one, locale));
  const words: Words = Object.assign({}, ...programmes, ...journeys.map((id) => textsFor(index, client, locale, id)));
  const pattern = (text: unknown) => {
    const key = isJsonObject(text) ? text.key : text;
    const said = typeof key === "string" ? words[key] : undefined;
    if (said === undefined) throw new Error(`what is said by ${JSON.stringify(text)} is not plain words`);
    return patternOf(said);
  };
  const screenOf = (reference: string) => index.find("screen", reference)?.value;
  return {
    pattern,
    titleOf: (screen) => pattern(member(screenOf(screen), "title")),
    controlOf(screen, event) {
      const text = senders(screenOf(screen), event).find((one) => one !== undefined);
      if (text === undefined) throw new Error(`no control of ${screen} with words of its own sends ${event}`);
      return pattern(text);
    },
  };
}

const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}`,
  );

/** The texts of the blocks, however deep, that send an event when they are pressed. */
function senders(block: unknown, event: string): unknown[] {
  const sends = membersOf(member(block, "on")).some(([, action]) => member(action, "send") === event);
  const own = sends ? [member(member(block, "props"), "text")] : [];
  const inner = membersOf(member(block, "blocks") ?? member(block, "children"));
  return [...own, ...inner.flatMap(([, one]) => senders(one, event))];
}
