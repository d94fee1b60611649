import type { Field, Option, OptionsFrom } from "../documents/generated/form.ts";
import type { Text } from "../engine/generated/text.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";

/** A field with all its words. */
export interface SpokenField
  extends Omit<Field, "label" | "hint" | "placeholder" | "options" | "required" | "entry" | "add"> {
  readonly label?: Text;
  readonly hint?: Text;
  readonly placeholder?: Text;
  readonly options?: readonly Option[] | OptionsFrom;
  readonly required?: Text;
  readonly entry?: Text;
  readonly add?: Text;
}

/**
 * A field with its words, which are messages under a prefix: those of a form's field start with
 * `<journey>.<form>.<field>`, those of a catalogue's entry with `<catalogue>.<entry>`.
 */
export function spokenField(field: Field, prefix: string, isEntry: boolean): SpokenField {
  const { label, hint, placeholder, options, required, entry: _entry, add: _add, ...rest } = field;
  const written = (text: Text | true, word: string) => (text === true ? `${prefix}.${word}` : text);
  const message = field.message ?? (isEntry && hasInvalidWord(field) ? `${prefix}.invalid` : undefined);
  const missing = typeof required === "boolean" ? requiredMessage(required, field, message) : required;
  return {
    ...rest,
    ...(field.type === "group" ? label && { label } : { label: label ?? `${prefix}.label` }),
    ...(hint && { hint: written(hint, "hint") }),
    ...(placeholder && { placeholder: written(placeholder, "placeholder") }),
    ...(options && { options: spokenOptions(options, prefix) }),
    ...(missing === undefined ? {} : { required: missing }),
    ...(message === undefined ? {} : { message }),
    ...entryWords(field, prefix),
  };
}

const entryWords = ({ type, entry, add }: Field, prefix: string): Pick<SpokenField, "entry" | "add"> =>
  type === "list" ? { entry: entry ?? `${prefix}.entry`, add: add ?? `${prefix}.add` } : {};

function requiredMessage(required: boolean, field: Field, message: Field["message"]): Text | undefined {
  if (!required) return undefined;
  return typeof message === "string" && !isChoice(field) ? message : runtimeKeys.required;
}

const spokenOptions = (options: NonNullable<Field["options"]>, prefix: string): readonly Option[] | OptionsFrom =>
  isListed(options)
    ? options.map((one) => (typeof one === "string" ? { value: one, label: `${prefix}.options.${one}` } : one))
    : options;

const isListed = (options: NonNullable<Field["options"]>): options is readonly (Option | string)[] =>
  Array.isArray(options);

/** Types whose answer is chosen or ticked, so that only a missing one is wrong. */
const CHOICES: ReadonlySet<unknown> = new Set<Field["type"]>([
  ...(["select", "radio", "radio-list", "yes-no", "checkbox", "checkboxes", "day", "slot"] as const),
]);

const isChoice = ({ type }: Pick<Field, "type">) => CHOICES.has(type);

/** Types with a check of their own. */
const CHECKED: ReadonlySet<unknown> = new Set<Field["type"]>([
  ...(["email", "tel", "number", "date", "month", "time", "one-time-code", "file"] as const),
]);

const BOUNDS = ["length", "minLength", "maxLength", "min", "max", "maxBytes", "accept", "pattern", "types"] as const;

/** Whether an entry has the word `invalid`: some answer to it can be wrong, and it names no message. */
function hasInvalidWord(field: Field): boolean {
  if (field.message !== undefined) return false;
  const isBounded = CHECKED.has(field.type) || BOUNDS.some((bound) => field[bound] !== undefined);
  return isBounded || (field.required === true && !isChoice(field));
}

/** The words of a catalogue's entry: the last parts of the keys of its messages. */
export function wordsOfEntry(field: Field): readonly string[] {
  const { hint, placeholder, options } = field;
  const values = options !== undefined && isListed(options) ? options.filter((one) => typeof one === "string") : [];
  return [
    ...(field.label === undefined ? ["label"] : []),
    ...(hint === true ? ["hint"] : []),
    ...(placeholder === true ? ["placeholder"] : []),
    ...(hasInvalidWord(field) ? ["invalid"] : []),
    ...values.map((value) => `options.${value}`),
  ];
}
