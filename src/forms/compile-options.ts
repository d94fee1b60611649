import type { Form, Option, OptionsFrom } from "../documents/generated/form.ts";
import type { Rule } from "../engine/generated/rule.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import { loadsRead } from "../loads/loads-read.ts";
import type { Words } from "../texts/catalogue.ts";
import { type CompiledText, compileText } from "../texts/compile-text.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";
import type { SpokenField } from "./spoken-field.ts";

/** An option that can be chosen now. */
export interface Choice {
  readonly value: string;
  readonly isDisabled: boolean;
  /** The element from which it was made; undefined for an option of the document. */
  readonly element: unknown;
  /** Its words in the customer's language. */
  say(part: ChoiceText, words: Words): string | undefined;
  /** What is drawn beside its words; undefined for nothing. */
  draw(part: ChoiceDrawing): string | undefined;
}

/** The possible drawings of an option. */
export type ChoiceDrawing = (typeof choiceDrawings)[number];

const choiceDrawings = ["picture", "swatch"] as const;

/** The possible words of an option. */
export type ChoiceText = (typeof choiceTexts)[number];

const choiceTexts = ["label", "hint", "cost", "distance", "hours", "earliest", "mark", "why"] as const;

/** The options of a field. */
export interface CompiledOptions {
  choices(scope: Scope): readonly Choice[];
  /** The loads that provide the list. */
  readonly loads: readonly string[];
  /** Shown when there are no options. */
  readonly empty: CompiledText | undefined;
}

/** Compiles the options of a field; undefined when it has none. */
export function compileOptions({ type, options }: SpokenField, derived: Form["derived"]): CompiledOptions | undefined {
  if (options === undefined) return type === "yes-no" ? givenOptions(YES_NO) : undefined;
  return isGiven(options) ? givenOptions(options) : optionsFrom(options, derived);
}

/** The answers of a question with these two only, unless it words them itself. */
const YES_NO: readonly Option[] = [
  { value: "yes", label: runtimeKeys.yes },
  { value: "no", label: runtimeKeys.no },
];

const isGiven = (options: NonNullable<SpokenField["options"]>): options is readonly Option[] => Array.isArray(options);

const isTrue = (rule: Rule | undefined) => {
  if (rule === undefined) return undefined;
  const compiled = compileRule(rule);
  return (scope: Scope) => compiled(scope) === true;
};

/** What is shown of an option, written or made from an element. */
type Shown = Pick<OptionsFrom, ChoiceText | ChoiceDrawing | "disabledWhen">;

/** Makes choices of one option of the document: its texts are evaluated where they are drawn. */
function choiceMaker(option: Shown) {
  const isDisabled = isTrue(option.disabledWhen) ?? (() => false);
  const texts = new Map(
    choiceTexts.flatMap((part) => {
      const text = option[part];
      return text === undefined ? [] : [[part, compileText(text)] as const];
    }),
  );
  const drawings = new Map(
    choiceDrawings.flatMap((part) => {
      const rule = option[part];
      return rule === undefined ? [] : [[part, compileRule(rule)] as const];
    }),
  );
  return (value: string, element: unknown, scope: Scope): Choice => ({
    value,
    element,
    isDisabled: isDisabled(scope),
    say: (part, words) => texts.get(part)?.(scope, words),
    draw: (part) => textOrNothing(drawings.get(part)?.(scope)),
  });
}

const textOrNothing = (value: unknown) => (typeof value === "string" ? value : undefined);

function givenOptions(options: readonly Option[]): CompiledOptions {
  const makers = options.map((option) => {
    const isOffered = isTrue(option.visibleWhen) ?? (() => true);
    const make = choiceMaker(option);
    return (scope: Scope) => (isOffered(scope) ? [make(option.value, undefined, scope)] : []);
  });
  return { choices: (scope) => makers.flatMap((make) => make(scope)), loads: [], empty: undefined };
}

function optionsFrom(options: OptionsFrom, derived: Form["derived"]): CompiledOptions {
  const list = compileRule(options.in);
  const valueAt = compileRule(options.value);
  const make = choiceMaker(options);
  return {
    loads: loadsRead(options.in, derived),
    empty: options.empty === undefined ? undefined : compileText(options.empty),
    choices(scope) {
      const elements = list(scope);
      const made = (Array.isArray(elements) ? elements : []).flatMap((element: unknown) => {
        const own = { ...scope, [options.as]: element };
        const value = valueAt(own);
        return typeof value === "string" || typeof value === "number" ? [make(String(value), element, own)] : [];
      });
      return uniqueByValue(made);
    },
  };
}

/** Of several elements with one value only the first counts: a choice must be unambiguous. */
function uniqueByValue(choices: readonly Choice[]): readonly Choice[] {
  const first = new Map<string, Choice>();
  for (const choice of choices) if (choice.value !== "" && !first.has(choice.value)) first.set(choice.value, choice);
  return [...first.values()];
}

/** Whether two lists of choices look the same. */
export const areSameChoices = (one: readonly Choice[] | undefined, other: readonly Choice[] | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    one.length === other?.length &&
    one.every((choice, index) => {
      const { value, isDisabled, element } = other[index] ?? {};
      return choice.value === value && choice.isDisabled === isDisabled && choice.element === element;
    }));
