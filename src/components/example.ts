import type { ContractProps } from "./block-props.ts";
import type { ComponentContract } from "./contract.ts";

/** The languages in which every component is shown, as in the attribute `lang`. */
export const exampleLanguages = ["en", "zh-Hant", "th"] as const;

/** One of the languages in which every component is shown. */
export type ExampleLanguage = (typeof exampleLanguages)[number];

/** A block inside an example, by the name of its component. */
export interface ExampleBlock {
  readonly component: string;
  readonly props?: { readonly [prop: string]: unknown };
  readonly slots?: ExampleSlots;
  readonly isDisabled?: boolean;
}

/** Its content by slot: blocks, or texts in place of them. */
export interface ExampleSlots {
  readonly [slot: string]: string | readonly ExampleBlock[];
}

/** A component in a realistic use: for the gallery, the tests and the reference. */
export interface Example<Contract extends ComponentContract = ComponentContract> {
  readonly name: string;
  /** The language of its texts. */
  readonly language: ExampleLanguage;
  readonly props: ContractProps<Contract>;
  readonly slots?: ExampleSlots;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

/** The content of an example, apart from its name and language. */
export type Shown<Contract extends ComponentContract> = Omit<Example<Contract>, "name" | "language">;

const suffixes: { readonly [language in ExampleLanguage]: string } = { en: "", "zh-Hant": ", Chinese", th: ", Thai" };

/** The same examples in every language: `make` writes them with the texts of one. */
export function inEachLanguage<Contract extends ComponentContract, Words>(
  words: { readonly [language in ExampleLanguage]: Words },
  make: (words: Words, language: ExampleLanguage) => { readonly [name: string]: Shown<Contract> },
): readonly Example<Contract>[] {
  return exampleLanguages.flatMap((language) =>
    Object.entries(make(words[language], language)).map(([name, shown]) => ({
      name: `${name}${suffixes[language]}`,
      language,
      ...shown,
    })),
  );
}
