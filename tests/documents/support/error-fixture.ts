import { readdirSync, readFileSync } from "node:fs";
import { type DocumentSet, documentSet } from "./document-set.ts";

const ERR = "tests/documents/err";

/** One defect, as a change of a correct set. */
export interface ErrorFixture {
  /** The set of tests/documents/ok that is changed. */
  readonly over: string;
  /** Texts to replace, each exactly once in its file: path → [before, after] pairs. */
  readonly replace?: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  /** Files that are written: path → text, its lines, or its bytes in base64. */
  readonly write?: Readonly<Record<string, string | readonly string[] | { readonly base64: string }>>;
  /** Files that are copied: new path → path. */
  readonly copy?: Readonly<Record<string, string>>;
  /** Blanks that are added to the ends of files: path → how many. */
  readonly pad?: Readonly<Record<string, number>>;
  /** Whether the unchanged set is the earlier state. */
  readonly isChange?: boolean;
  /** Files that are deleted. */
  readonly delete?: readonly string[];
}

/** The names of the fixtures: ids of checks. */
export function fixtureNames(): string[] {
  return readdirSync(ERR)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

/** The set of documents that a fixture makes. */
export function brokenSet(name: string): DocumentSet {
  const fixture: ErrorFixture = JSON.parse(readFileSync(`${ERR}/${name}.json`, "utf8"));
  return setWith(fixture);
}

/** The set of documents that a change makes. */
export function setWith(fixture: ErrorFixture): DocumentSet {
  const { files, facts } = documentSet(fixture.over);
  const before = new Map([...files].map(([path]) => [path, JSON.parse(readText(files, path))]));
  return { files: changed(files, fixture), facts: fixture.isChange ? { ...facts, before } : facts };
}

/** The output that is expected of a fixture. */
export const expectedOutput = (name: string) => readFileSync(`${ERR}/${name}.out`, "utf8");

/** The path of a fixture's expected output. */
export const outputPath = (name: string) => `${ERR}/${name}.out`;

function changed(files: DocumentSet["files"], fixture: ErrorFixture): DocumentSet["files"] {
  const made = new Map(files);
  for (const [path, from] of Object.entries(fixture.copy ?? {})) made.set(path, readText(made, from));
  for (const path of fixture.delete ?? []) if (!made.delete(path)) throw new Error(`${path} is not there to delete`);
  for (const [path, content] of Object.entries(fixture.write ?? {})) made.set(path, decodeContent(content));
  for (const [path, pairs] of Object.entries(fixture.replace ?? {})) {
    made.set(
      path,
      pairs.reduce((text, pair) => replaceOnce(text, pair, path), readText(made, path)),
    );
  }
  for (const [path, length] of Object.entries(fixture.pad ?? {}))
    made.set(path, readText(made, path) + " ".repeat(length));
  return made;
}

function decodeContent(content: string | readonly string[] | { readonly base64: string }): string | Uint8Array {
  if (typeof content === "string") return content;
  return "base64" in content ? Buffer.from(content.base64, "base64") : content.join("\n");
}

function readText(files: DocumentSet["files"], path: string): string {
  const content = files.get(path);
  if (content === undefined) throw new Error(`${path} is not in the set`);
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

/** A text with a part replaced that occurs in it exactly once; throws an error otherwise. */
export function replaceOnce(text: string, [before, after]: readonly [string, string], path: string): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`"${before}" stands ${parts.length - 1} times in ${path}, not once`);
  return parts.join(after);
}
