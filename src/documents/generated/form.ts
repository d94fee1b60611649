// Generated from schemas/form.schema.json by `npm run generate`. Change the schema instead.

import type { Rule, RuleMap } from "../../engine/generated/rule.ts";
import type { Text } from "../../engine/generated/text.ts";
import type { Load } from "./screen.ts";

/**
 * Fields, their rules and messages.
 */
export interface Form {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The submit button; `<journey>.<form>.submit` when absent.
   */
  readonly submit?: Text;
  /**
   * The submit button while it works; `<journey>.<form>.busy` when absent.
   */
  readonly busy?: Text;
  /**
   * When the submit button is enabled; a form with `validAndChanged` waits for a valid answer that differs from the initial one. The form has no submit button while a required choice, whose options depend on no other answer, offers nothing that can be chosen.
   */
  readonly submitWhen?: "always" | "valid" | "validAndChanged";
  /**
   * The loads while the form is on view, read as `load.<name>`; their input may read `form`.
   */
  readonly load?: {
    readonly [k: string]: Load;
  };
  /**
   * Values that follow from others, by name, read as `derived.x` in the form's rules beside those of the flow. Computed when first read, and again after an answer has changed. They read `form`, `load`, what the form's fields read, and each other; texts that do not follow the answers (labels, hints, buttons) read only those that do not read `form`.
   */
  readonly derived?: RuleMap;
  /**
   * The fields by name, in order.
   */
  readonly fields: {
    /**
     * A field, or one from a set of fields, which replaces it.
     */
    readonly [k: string]: Field;
  };
  /**
   * Further values of the form, computed from its fields when it is submitted: where several fields make one value. `form` holds the visible fields.
   */
  readonly output?: RuleMap;
}

/**
 * An option, or its value alone.
 */
export type OptionOrValue = Option | string;
/**
 * The choices in order. In a catalogue a value alone is an option whose label is the entry's word `options.<value>`.
 *
 * @minItems 1
 */
export type Options = readonly OptionOrValue[];

/**
 * One question of a form.
 */
export interface Field {
  /**
   * The kind of answer; it selects the control.
   */
  readonly type:
    | "text"
    | "combobox"
    | "email"
    | "password"
    | "one-time-code"
    | "tel"
    | "textarea"
    | "select"
    | "radio"
    | "radio-list"
    | "yes-no"
    | "checkbox"
    | "checkboxes"
    | "number"
    | "date"
    | "month"
    | "time"
    | "day"
    | "slot"
    | "file"
    | "list"
    | "group";
  /**
   * The label; `<journey>.<form>.<field>.label` when absent.
   */
  readonly label?: Text;
  /**
   * A line under the label; in a catalogue `true` for the entry's word `hint`. Its arguments may read the field's own bounds as `limits.<bound>`.
   */
  readonly hint?: Text | true;
  /**
   * The line of a choice without an answer, such as "Choose one"; in a catalogue `true` for the entry's word `placeholder`.
   */
  readonly placeholder?: Text | true;
  /**
   * For a group: the catalogue of a programme or client whose entries are its fields. Their words are the messages `<catalogue>.<entry>.label`, `.hint`, `.invalid` and `.options.<value>`. Their rules read each other as `form.<entry>`; the form reads them as `form.<group>.<entry>`.
   */
  readonly fieldsOf?: string;
  /**
   * For a list: the questions of one entry, by name, in order. Their rules read each other as `form.<name>`. The answer of the list is a list of objects, one for each entry.
   */
  readonly fields?: {
    readonly [k: string]: Field;
  };
  /**
   * For a list: the name of one entry, with its `number`; `<journey>.<form>.<field>.entry` when absent.
   */
  readonly entry?: Text;
  /**
   * For a list: the button that adds an entry; `<journey>.<form>.<field>.add` when absent.
   */
  readonly add?: Text;
  /**
   * For a group: the names of the entries that are asked, in order; all of the catalogue when absent. It reads the values known before the form is shown, not its answers.
   */
  readonly order?: Rule;
  /**
   * For a group: while this rule is true, a field waits until the one before it is filled.
   */
  readonly fillsInOrder?: Rule;
  /**
   * The options: from the document, or from a list in data or in a load. A `yes-no` question has the options `yes` and `no`: list these two to give them words of their own.
   */
  readonly options?: Options | OptionsFrom;
  /**
   * For a combobox: the texts that are offered while it is typed, from a load that reads it. Any other text is right too.
   */
  readonly suggestions?: Suggestions;
  /**
   * The initial value: a text, true or false, a list of texts for checkboxes, an object by field name for a group, a list of such objects for a list.
   */
  readonly initial?: Rule;
  /**
   * Fills the field while the customer has not typed in it: each new value of the rule replaces the one before. What a customer typed, also an empty text, stays.
   */
  readonly suggest?: Rule;
  /**
   * The constant value: it follows from others and cannot be typed.
   */
  readonly value?: Rule;
  /**
   * The meaning of a typed answer: a rule over `value`, the text as typed. Checks, rules and the request read the rule's value; the field keeps showing the typed text. When the rule has no value, the typed text counts.
   */
  readonly parse?: Rule;
  /**
   * The message for a missing answer, or a box that was not ticked. In a catalogue `true` is the entry's word `invalid`, or a general message for a choice. Without it the field is optional, and says so.
   */
  readonly required?: Text | boolean;
  /**
   * Required only when this rule is true; `required` has the message.
   */
  readonly requiredWhen?: Rule;
  /**
   * The exact number of characters: a number, or a rule that gives one.
   */
  readonly length?: Rule;
  /**
   * The smallest number of characters that is valid: a number, or a rule that gives one.
   */
  readonly minLength?: Rule;
  /**
   * The largest number of characters that is valid: a number, or a rule that gives one.
   */
  readonly maxLength?: Rule;
  /**
   * The least: a number, the first day (`2026-01-01`), month (`2026-01`) or time of day (`09:00`), or how many boxes must be ticked, or how many entries a list has at least. A value, or a rule that gives one.
   */
  readonly min?: Rule;
  /**
   * The most: a number, the last day, month or time of day, or how many boxes may be ticked, or how many entries a list may have. A value, or a rule that gives one.
   */
  readonly max?: Rule;
  /**
   * For a number: how many digits may follow the decimal point; a whole number when absent.
   */
  readonly decimals?: number;
  /**
   * Where typing stops.
   */
  readonly inputMaxLength?: number;
  /**
   * Characters that typing and pasting keep; others are dropped. `telephone` keeps digits and their separators: +, spaces, dashes, dots and brackets.
   */
  readonly accept?: "digits" | "telephone";
  /**
   * A regular expression that the whole value must match.
   */
  readonly pattern?: string;
  /**
   * For a file: the accepted kinds. The first bytes of a file tell its kind.
   *
   * @minItems 1
   */
  readonly types?: readonly ("bmp" | "gif" | "heif" | "jpeg" | "mov" | "mp4" | "pdf" | "png" | "webp")[];
  /**
   * For a file: the maximum number. With 1, the default, the value is one file; with more it is a list.
   */
  readonly maxFiles?: number;
  /**
   * For a file: offers the phone's camera as well.
   */
  readonly camera?: boolean;
  /**
   * For a file: its largest size in bytes. A number, or a rule that gives one.
   */
  readonly maxBytes?: Rule;
  /**
   * The message of `length`, `maxLength`, `pattern`, bounds and the type's own check; or one for each. Its arguments may read `value`, `form.x`, and the field's own bounds as `limits.<bound>`.
   */
  readonly message?: Text | FieldMessages;
  /**
   * Further rules; the message of the first broken one is shown. `value` is the field, `form.x` its siblings.
   */
  readonly rules?: readonly FieldRule[];
  /**
   * For a textarea with `maxLength`: whether the number of typed characters is shown, as it is by default.
   */
  readonly counter?: boolean;
  /**
   * For a textarea: the number of its lines while it is empty; it grows with the text. The default is 4.
   */
  readonly rows?: number;
  /**
   * Asked only when this rule is true. The answer of a hidden field is remembered on screen, but not validated, not read by rules and not sent.
   */
  readonly visibleWhen?: Rule;
  /**
   * Cannot be typed into while this rule is true; its value counts all the same.
   */
  readonly disabledWhen?: Rule;
  /**
   * The HTML autofill token.
   */
  readonly autocomplete?: string;
  /**
   * The keyboard on phones.
   */
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email";
  readonly personal?: PersonalMark;
  /**
   * The answer is a secret: it is never stored, and shown nowhere but in the field. Passwords and one-time codes always are.
   */
  readonly sensitive?: true;
  /**
   * In a catalogue: whether an answer lets the customer go on. `value` is the answer. Without it every answer does.
   */
  readonly accepts?: Rule;
  /**
   * In a catalogue: what an answer that is not accepted leads to, a name in `triage.failures`.
   */
  readonly otherwise?: Otherwise;
  /**
   * In a catalogue: the target on the wire that the answer fills.
   */
  readonly mapTo?: string;
}
/**
 * Marks a personal value, and states its use.
 */
export interface PersonalMark {
  /**
   * Why the portal needs it.
   */
  readonly purpose: string;
}

/**
 * What answers that are not accepted lead to: a name in `triage.failures`.
 */
export type Otherwise = string;

/**
 * A field of a set: the set declares its question, its checks and its label once for all forms. A form declares its place.
 */
export interface TakenField {
  /**
   * The field: `<journey>/<set>.<field>`. Its label is `<journey>.<set>.<field>.label` unless the set or the form says another.
   */
  readonly from: string;
  /**
   * Its label in this form.
   */
  readonly label?: Text;
  /**
   * The line under its label in this form.
   */
  readonly hint?: Text;
  /**
   * The initial value in this form.
   */
  readonly initial?: Rule;
  /**
   * Asked by this form only when this rule is true.
   */
  readonly visibleWhen?: Rule;
  /**
   * The HTML autofill token in this form.
   */
  readonly autocomplete?: string;
}

/**
 * A rule for the value, and the message when the rule is broken.
 */
export interface FieldRule {
  /**
   * True when the value is right.
   */
  readonly valid: Rule;
  /**
   * The message otherwise.
   */
  readonly message: Text;
  /**
   * Applies only when this rule is true.
   */
  readonly when?: Rule;
}

/**
 * A message for each problem; `other` for the rest.
 */
export interface FieldMessages {
  /**
   * The value is not of the type: no email, telephone number, number, day, month or time.
   */
  readonly type?: Text;
  /**
   * It contains characters that `accept` drops.
   */
  readonly accept?: Text;
  /**
   * It is not `length` characters long.
   */
  readonly length?: Text;
  /**
   * It is shorter than `minLength`.
   */
  readonly minLength?: Text;
  /**
   * It is longer than `maxLength`.
   */
  readonly maxLength?: Text;
  /**
   * It is less than `min`.
   */
  readonly min?: Text;
  /**
   * It is more than `max`.
   */
  readonly max?: Text;
  /**
   * It does not match `pattern`.
   */
  readonly pattern?: Text;
  /**
   * The file is of another kind.
   */
  readonly types?: Text;
  /**
   * The file is larger than `maxBytes`.
   */
  readonly maxBytes?: Text;
  /**
   * For the rest of these problems.
   */
  readonly other?: Text;
}

/**
 * A suggestion for each element of a list.
 */
export interface Suggestions {
  /**
   * The list. While it is loaded, and when it could not be, the field is a text field.
   */
  readonly in: Rule;
  /**
   * The name under which rules read the element.
   */
  readonly as: string;
  /**
   * The text that the field has when the element is chosen. Elements without one are left out.
   */
  readonly value: Rule;
  /**
   * What tells it from others, in a line.
   */
  readonly hint?: Text;
  /**
   * The fields beside it that the choice fills, unless the customer has typed an answer there: a rule over the element for each.
   */
  readonly fills?: {
    readonly [k: string]: Rule;
  };
}

/**
 * An option of a choice.
 */
export interface Option {
  /**
   * The form's value when it is chosen.
   */
  readonly value: string;
  /**
   * Its name.
   */
  readonly label: Text;
  /**
   * Its meaning, in a sentence.
   */
  readonly hint?: Text;
  /**
   * Its price.
   */
  readonly cost?: Text;
  /**
   * Its time.
   */
  readonly earliest?: Text;
  /**
   * Its distinction, in a word or two.
   */
  readonly mark?: Text;
  /**
   * Offered only when this rule is true.
   */
  readonly visibleWhen?: Rule;
  /**
   * Shown, but cannot be chosen, while this rule is true.
   */
  readonly disabledWhen?: Rule;
  /**
   * The reason why it cannot be chosen.
   */
  readonly why?: Text;
}

/**
 * An option for each element of a list.
 */
export interface OptionsFrom {
  /**
   * The list; while it comes from a load, the field waits for it.
   */
  readonly in: Rule;
  /**
   * The name under which rules read the element.
   */
  readonly as: string;
  /**
   * The form's value when the element is chosen; a number is written as a text. Elements without one are left out.
   */
  readonly value: Rule;
  /**
   * Its name.
   */
  readonly label: Text;
  /**
   * Its meaning, in a sentence.
   */
  readonly hint?: Text;
  /**
   * The drawing of a kind of device beside it: the name of one. A select has no drawings.
   */
  readonly picture?: Rule;
  /**
   * The colour that its name says, drawn beside it. A select has no drawings.
   */
  readonly swatch?: Rule;
  /**
   * Its price.
   */
  readonly cost?: Text;
  /**
   * How far away it is.
   */
  readonly distance?: Text;
  /**
   * When it is open.
   */
  readonly hours?: Text;
  /**
   * Its time.
   */
  readonly earliest?: Text;
  /**
   * Its distinction, in a word or two.
   */
  readonly mark?: Text;
  /**
   * Shown, but cannot be chosen, while this rule is true of the element.
   */
  readonly disabledWhen?: Rule;
  /**
   * The reason why it cannot be chosen.
   */
  readonly why?: Text;
  /**
   * Shown instead of the choice when it has no options.
   */
  readonly empty?: Text;
}
