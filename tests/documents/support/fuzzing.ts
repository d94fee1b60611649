import { identifyDocument } from "../../../src/checker/read/kinds.ts";
import type { FuzzFault } from "../../../tools/fuzz/fuzz.ts";

// `FUZZ_SEED=7 FUZZ_COUNT=10000 npx vitest run tests/documents/fuzz` tries others; with FUZZ_COUNT=1, a fault alone.
/** Which changes are tried. */
export const seed = Number(process.env.FUZZ_SEED ?? 1);

/** How many changes are tried. */
export const countOr = (usual: number): number => Number(process.env.FUZZ_COUNT ?? usual);

/** Faults as sentences, each with the change that reproduces it. */
export const describeFaults = (faults: readonly FuzzFault[]): string[] =>
  faults.map(({ mutant, seed: own, what }) => `${mutant.path}, ${mutant.mutation}, FUZZ_SEED=${own}: ${what}`);

/** Whether a file's content is drawn by itself. */
export const isDrawn = (path: string): boolean => ["screen", "form"].includes(identifyDocument(path)?.kind ?? "");
