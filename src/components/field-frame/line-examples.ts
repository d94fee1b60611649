import type { ComponentContract } from "../contract.ts";
import { type ExampleLanguage, inEachLanguage, type Shown } from "../example.ts";
import { fieldWords } from "./example-words.ts";

/** The texts of the examples of a one-line field in a language. */
export interface LineWords {
  readonly label: string;
  readonly hint: string;
  /** A valid value. */
  readonly value: string;
  /** An invalid one, and its message. */
  readonly wrong: string;
  readonly error: string;
}

/** The properties that every one-line field takes. */
interface LineProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly error?: string;
  readonly optionalText?: string;
  readonly isRequired?: boolean;
}

/** The examples of a one-line field in each language; `withOwn` adds this field's own properties. */
export function lineExamples<Contract extends ComponentContract>(
  name: string,
  words: { readonly [language in ExampleLanguage]: LineWords },
  withOwn: (line: LineProps, language: ExampleLanguage) => Shown<Contract>["props"],
) {
  return inEachLanguage<Contract, LineWords>(words, ({ label, hint, value, wrong, error }, language) => {
    const { optional, longLabel, longHint, longError } = fieldWords[language];
    const show = (suffix: string, line: Omit<LineProps, "id" | "label"> & { readonly label?: string }) => ({
      props: withOwn({ id: `${name}-${language}-${suffix}`, label, ...line }, language),
    });
    return {
      ordinary: show("ordinary", { value: "", isRequired: true }),
      "filled, with a hint": show("filled", { hint, value }),
      optional: show("optional", { value: "", optionalText: optional }),
      error: show("error", { hint, value: wrong, error, isRequired: true }),
      busy: { ...show("busy", { value }), isBusy: true },
      disabled: { ...show("disabled", { value }), isDisabled: true },
      "long text": show("long", { label: longLabel, hint: longHint, error: longError, value: value.repeat(6) }),
    };
  });
}
