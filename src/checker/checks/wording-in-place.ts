import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { listWordMessages } from "../scope/asked-words.ts";
import { type TextSlot, textSlots } from "../uses/text-slots.ts";
import { type Wording, wordingsByKey } from "../wording/message-places.ts";
import { isStub } from "../wording/stub-text.ts";
import { type Check, ofEach } from "./check.ts";

/** A message fits its place in each language; a message that is read alone is clear by itself. */
export const wordingInPlace: Check = {
  ids: ["too-long-text", "vague-label"],
  run: ofEach(["screen", "form", "fields"], (context, document) => {
    const wordings = wordingsByKey(context.index);
    const vague = vagueWords(context);
    return textSlots(context, document, listWordMessages(context, document)).flatMap((slot) =>
      (wordings.get(slot.key) ?? [])
        .filter(isWritten)
        .flatMap((wording) => [
          ...tooLong(document.id, slot, wording),
          ...findVagueLabel(document.id, slot, wording, vague(wording)),
        ]),
    );
  }),
};

const isWritten = ({ text, document }: Wording) => !isStub(text, document.locale);

const problem = (check: string, { document, key }: Wording, message: string, hint: string): FoundHere => ({
  check,
  file: document.path,
  spot: { path: ["messages", key] },
  message,
  hint,
});

function tooLong(where: string, { name, longest }: TextSlot, wording: Wording): FoundHere[] {
  const length = displayWidth(wording.text);
  if (longest === undefined || length <= longest) return [];
  const message = `this text has ${length} characters, and "${name}" in "${where}" has room for ${longest}`;
  return [problem("too-long-text", wording, message, "shorten it; full-width characters count as two")];
}

/** The display width of characters: combining marks have none, full-width ones two, placeholders an unknown one. */
function displayWidth(text: string): number {
  const characters = [...text.replaceAll(/\{\{[^}]*\}\}/g, "").normalize("NFC")].filter((one) => !/\p{M}/u.test(one));
  return characters.reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

function findVagueLabel(where: string, slot: TextSlot, wording: Wording, vague: ReadonlySet<string>): FoundHere[] {
  if (!slot.isReadAlone || !vague.has(bare(wording.text))) return [];
  const message = `"${wording.text}" says too little, and "${slot.name}" in "${where}" is read out of context`;
  return [problem("vague-label", wording, message, "name what it does, or what it asks for")];
}

/** The words without capitals and punctuation. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, "")
    .trim();

/** Phrases that are unclear by themselves, by language. */
function vagueWords({ index }: CheckContext): (wording: Wording) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return ({ document: { locale = "" } }) => {
    const words = known.get(locale) ?? new Set((index.find("language", locale)?.value.vague ?? []).map(bare));
    known.set(locale, words);
    return words;
  };
}
