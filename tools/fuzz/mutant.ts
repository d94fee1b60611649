import { identifyDocument } from "../../src/checker/read/kinds.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { type Random, seededRandom } from "../soak/random.ts";
import { byteMutations } from "./byte-mutations.ts";
import { placesIn, valueAtPlace } from "./json-places.ts";
import { structuralMutations } from "./structural-mutations.ts";

/** A file with one change. */
export interface Mutant {
  readonly path: string;
  readonly content: Uint8Array;
  /** The name of the mutation. */
  readonly mutation: string;
}

/** Makes the same mutants of the same files for the same numbers. */
export type MutantMaker = (path: string, seed: number) => Mutant;

const BYTES_SHARE = 0.2;

/** Prepares changes of some files, most of them structural. */
export function createMutantMaker(files: Files): MutantMaker {
  const bytes = new Map([...files].map(([path, content]) => [path, Buffer.from(content)] as const));
  const names = namesIn(files);
  const paths = [...files.keys()];
  const kindByPath = new Map(paths.map((path) => [path, identifyDocument(path)?.kind]));
  const values = new Map<string, unknown>();
  // Inserted parts are copies, so a source document is read only once.
  const parseOnce = (path: string, content: Uint8Array) => {
    if (!values.has(path)) values.set(path, parsed(content));
    return values.get(path);
  };
  return (path, seed) => {
    const random = seededRandom(seed);
    const own = bytes.get(path) ?? Buffer.from("{}");
    if (random.isLucky(BYTES_SHARE)) return { path, ...changedBytes(own, random) };
    const sameKind = paths.filter((one) => kindByPath.get(one) === kindByPath.get(path));
    const other = random.pick(random.isLucky(0.7) ? sameKind : paths) ?? path;
    const material = { random, document: parsed(own), other: parseOnce(other, bytes.get(other) ?? own), names };
    return { path, ...changedStructure(material) };
  };
}

function changedBytes(bytes: Uint8Array, random: Random) {
  const [mutation, change] = random.pick(Object.entries(byteMutations)) ?? ["none", (same: Uint8Array) => same];
  return { mutation, content: change(bytes, random) };
}

function changedStructure(material: Parameters<(typeof structuralMutations)[string]>[0]) {
  const [mutation, change] = material.random.pick(Object.entries(structuralMutations)) ?? ["none", () => {}];
  change(material);
  return { mutation, content: Buffer.from(`${JSON.stringify(material.document, null, 2)}\n`) };
}

const parsed = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** Names that documents use, and names like them. */
function namesIn(files: Files): string[] {
  const values = [...files.values()].map((content) => parsed(Buffer.from(content)));
  const texts = values.flatMap((value) => placesIn(value).flatMap((place) => [valueAtPlace(place), place.key]));
  return [...new Set(texts.filter((one) => typeof one === "string").filter((one) => /^[\w.-]{1,40}$/.test(one)))];
}
