import { contracts } from "./contracts.ts";
import type { Example } from "./example.ts";

type Examples = readonly (readonly [component: string, readonly Example[]])[];

// A component that is part of another appears in the examples of that one.
const folders = new Set(
  contracts.filter(({ partOf }) => partOf === undefined).map(({ name, folder = name }) => folder),
);

/** A folder's exports, by component: `backLinkExamples` are those of `back-link`. */
async function readExamples(folder: string): Promise<Examples> {
  const exported: Readonly<Record<string, readonly Example[]>> = await import(`./${folder}/examples.ts`);
  const toName = (key: string) =>
    key.replace(/Examples$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(exported).map(([key, own]) => [toName(key), own]);
}

/** The examples of every component, by its name: for the gallery, the tests and the reference. */
export const examples: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  (await Promise.all([...folders].map(readExamples))).flat(),
);
