import type { CheckContext } from "../../src/checker/check-context.ts";
import type { Answers, Question } from "./question.ts";

/** The question for the name of something that belongs to a journey. */
export const journeyAndId = (what: string, example: string): Question => ({
  name: "id",
  asks: `The journey and the id of the ${what}`,
  example,
  pattern: /^[a-z]+(?:-[a-z0-9]+)*\/[a-z]+(?:-[a-z0-9]+)*$/,
});

/** The journey and the id that `journey/id` names. */
export function splitId(named: string) {
  const [journey = "", id = ""] = named.split("/");
  return { journey, id };
}

/** The forms of the journey of what is named, without the journey. */
export function formsOf({ index }: CheckContext, { id = "" }: Answers): string[] {
  const { journey } = splitId(id);
  return index.of("form").flatMap((form) => (form.journey === journey ? [form.id] : []));
}
