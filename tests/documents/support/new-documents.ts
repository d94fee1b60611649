import type { CheckContext } from "../../../src/checker/check-context.ts";
import { type Checking, openChecking } from "../../../src/checker/check-documents.ts";
import { checkerFacts } from "../../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../../tools/checker/read-document-files.ts";
import type { NewKind } from "../../../tools/new/plan.ts";
import { type Made, prepareNew } from "../../../tools/new/prepare-new.ts";

/** The files of the repository. */
const files = readDocumentFiles(".");

/** All documents of the repository, in which nothing is found. */
export const shared = openChecking(files, checkerFacts());

/** What `portal new` is asked for: a kind of document, and the options. */
export type Step = readonly [NewKind, Readonly<Record<string, string | undefined>>];

/** A document that `portal new` wrote, and what `validate` says of the documents since. */
export interface Written {
  readonly made: Made;
  readonly found: readonly string[];
}

/** Writes documents one after another, in memory, and looks at the result; then everything is as it was. */
export async function written<Seen = undefined>(steps: readonly Step[], look?: (context: CheckContext) => Seen) {
  const each: Written[] = [];
  const originals = new Map<string, string | Uint8Array | undefined>();
  const write: Checking["write"] = (texts) => {
    for (const path of texts.keys()) originals.set(path, originals.get(path) ?? files.get(path));
    shared.write(texts);
  };
  try {
    let before = new Set<string>();
    for (const [kind, given] of steps) {
      const made = await prepareNew(kind, { ...shared, write }, { given });
      const found = findings();
      each.push({ made, found: found.filter((one) => !before.has(one)) });
      before = new Set(found);
    }
    return { each, seen: look?.(shared.context) };
  } finally {
    shared.write(originals);
  }
}

const findings = (): string[] =>
  shared
    .findings()
    .map(({ check, file, pointer }) => `${check} ${file} ${pointer.split("/").at(-1)}`)
    .sort();

/** All that was found since some documents. */
export const foundOf = (some: readonly Written[]): string[] => some.flatMap(({ found }) => found).sort();

/** What `validate` says of the tasks, and of nothing else. */
export const stubsOf = (some: readonly Written[]): string[] =>
  some.flatMap(({ made }) => made.tasks.map(({ file, key }) => `stub-text ${file} ${key}`)).sort();

/** The text of a file as it was written last; `{}` when it was not. */
export const textOf = (some: readonly Written[], path: string): string =>
  some.flatMap(({ made }) => made.files).findLast(({ after }) => after === path)?.text ?? "{}";
