import type { Field } from "../documents/generated/form.ts";
import { plainCharacters } from "../engine/index.ts";

type Accepted = NonNullable<Field["accept"]>;

/** What is left out of what was typed. */
const leftOut: Readonly<Record<Accepted, RegExp>> = {
  digits: /[^0-9]/g,
  telephone: /[^0-9+(). -]/g,
};

/** A text of kept characters only, as a pattern of JSON Schema. */
export const acceptedPattern: Readonly<Record<Accepted, string>> = {
  digits: "^[0-9]*$",
  telephone: "^[0-9+(). -]*$",
};

/** Where typing into a field stops; a one-time code stops at its length. */
export function typingStopsAt({ inputMaxLength, type, length }: Field): number | undefined {
  if (inputMaxLength !== undefined) return inputMaxLength;
  return type === "one-time-code" && typeof length === "number" ? length : undefined;
}

/** What a field keeps of what was typed or pasted: "123 456" pasted into digits is 123456. */
export function toAcceptedText(field: Field, typed: string): string {
  const { accept } = field;
  const accepted = accept === undefined ? typed : plainCharacters(typed).replace(leftOut[accept], "");
  const limit = typingStopsAt(field);
  return limit === undefined ? accepted : [...accepted].slice(0, limit).join("");
}
