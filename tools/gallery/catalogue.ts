import type { ComponentContract } from "../../src/components/contract.ts";
import { contracts } from "../../src/components/contracts.ts";
import { type Example, inEachLanguage } from "../../src/components/example.ts";
import { examples } from "../../src/components/examples.ts";
import { builtInContracts } from "../../src/renderer/built-in-contracts.ts";
import type { Choice } from "./choice.ts";
import { screens, usedBy } from "./screens/screens.ts";

/** A component and its examples. */
export interface Entry {
  readonly contract: ComponentContract;
  readonly examples: readonly Example[];
  /** The examples are screens, drawn by the renderer; each names its own as `screen`. */
  readonly isOfScreens: boolean;
}

const anyWords = { en: {}, "zh-Hant": {}, th: {} };

/** The screens that use a component, in each language. */
const screenExamples = (component: string): readonly Example[] =>
  inEachLanguage(anyWords, () => {
    const using = Object.entries(screens).filter(([, screen]) => usedBy(screen).includes(component));
    return Object.fromEntries(using.map(([screen]) => [screen, { props: { screen } }]));
  });

const ofScreens = builtInContracts.map((contract) => ({
  contract,
  examples: screenExamples(contract.name),
  isOfScreens: true,
}));

const ofComponents = contracts
  .filter(({ name }) => !builtInContracts.some((builtIn) => builtIn.name === name))
  .map((contract) => ({ contract, examples: examples[contract.name] ?? [], isOfScreens: false }));

/** Every component that has examples, by name. */
export const catalogue: readonly Entry[] = [...ofComponents, ...ofScreens]
  .filter((entry) => entry.examples.length > 0)
  .sort((one, other) => one.contract.name.localeCompare(other.contract.name));

/** The names of all components, including those that are only used inside others. */
export const everyName: readonly string[] = [...contracts, ...builtInContracts].map(({ name }) => name);

/** The components whose name, summary or examples hold every word that is searched for. */
export function found(search: string): readonly Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return catalogue.filter(({ contract, examples: own }) => {
    const text = [contract.name, contract.summary, ...own.map(({ name }) => name)].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The examples of a component that a choice shows. */
export function chosenExamples(entry: Entry, { example, language }: Choice): readonly Example[] {
  return entry.examples.filter(
    (one) => (example === undefined || one.name === example) && (language === undefined || one.language === language),
  );
}

const alone = new Set(["dialog", "panel", "toast-region", "public-frame", "customer-frame"]);

/** Whether an example fills the page or floats over it, so that one is shown at a time. */
export const isShownAlone = ({ contract, isOfScreens }: Entry): boolean => isOfScreens || alone.has(contract.name);
