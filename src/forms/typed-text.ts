import type { Field } from "../documents/generated/form.ts";
import { plainCharacters } from "../engine/index.ts";

type Accepted = NonNullable<Field["accept"]>;

/** The characters that a field drops from typed text. */
const leftOut: Readonly<Record<Accepted, RegExp>> = {
  digits: /[^0-9]/g,
  telephone: /[^0-9+(). -]/g,
};

/** A text of kept characters only, as a pattern of JSON Schema. */
export const acceptedPattern: Readonly<Record<Accepted, string>> = {
  digits: "^[0-9]*$",
  telephone: "^[0-9+(). -]*$",
};

/** The maximum length of typed text; a one-time code stops at its length. */
export function typingStopsAt({ inputMaxLength, type, length }: Field): number | undefined {
  if (inputMaxLength !== undefined) return inputMaxLength;
  return type === "one-time-code" && typeof length === "number" ? length : undefined;
}

/** The part of typed or pasted text that a field keeps: "123 456" pasted into digits is 123456. */
export function toAcceptedText(field: Field, typed: string): string {
  const { accept } = field;
  const accepted = accept === undefined ? typed : plainCharacters(typed).replace(leftOut[accept], "");
  const limit = typingStopsAt(field);
  return limit === undefined ? accepted : [...accepted].slice(0, limit).join("");
}
