import { avoidedWords } from "./avoided-words.ts";
import type { Check } from "./check.ts";
import { verbatimTexts } from "./verbatim-texts.ts";

/** Texts have the words that they must have, and none that their language avoids. */
export const wordChoice: Check = {
  ids: [...verbatimTexts.ids, ...avoidedWords.ids],
  run: (context, found) => [...verbatimTexts.run(context, found), ...avoidedWords.run(context, found)],
};
