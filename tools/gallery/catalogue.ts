import type { ComponentContract } from "../../src/components/contract.ts";
import { contracts } from "../../src/components/contracts.ts";
import type { Example } from "../../src/components/example.ts";
import { examples } from "../../src/components/examples.ts";
import { builtInContracts } from "../../src/renderer/built-in-contracts.ts";
import type { Choice } from "./choice.ts";

/** A component and how it is met. */
export interface Entry {
  readonly contract: ComponentContract;
  readonly examples: readonly Example[];
}

/** The block whose example is a screen document of its own, drawn by the renderer. */
export const surveyBlock = "schema-form";

const surveys: readonly Entry[] = builtInContracts
  .filter(({ name }) => name === surveyBlock)
  .map((contract) => ({ contract, examples: [{ name: "a survey", language: "en", props: {} }] }));

/** Every component that has examples, by name. */
export const catalogue: readonly Entry[] = [
  ...contracts.map((contract) => ({ contract, examples: examples[contract.name] ?? [] })),
  ...surveys,
]
  .filter((entry) => entry.examples.length > 0)
  .sort((one, other) => one.contract.name.localeCompare(other.contract.name));

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

const alone = new Set([surveyBlock, "dialog", "panel", "toast-region", "public-frame", "customer-frame"]);

/** Whether an example fills the page or floats over it, so that one is shown at a time. */
export const standsAlone = ({ contract }: Entry): boolean => alone.has(contract.name);
