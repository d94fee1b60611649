import type { CheckContext } from "../../../src/checker/check-context.ts";
import { type Checking, openChecking } from "../../../src/checker/check-documents.ts";
import { checkerFacts } from "../../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../../tools/checker/read-document-files.ts";
import type { NewKind } from "../../../tools/new/plan.ts";
import { type Made, prepareNew } from "../../../tools/new/prepare-new.ts";

/** The files of the repository. */
const files = readDocumentFiles(".");

/** All documents of the repository, checked. */
export const shared = openChecking(files, checkerFacts());

/** What `portal new` is asked for: a kind of document, and the options. */
export type Step = readonly [NewKind, Readonly<Record<string, string | undefined>>];

/** Writes documents one after another, in memory, and looks at the result; then everything is as it was. */
export async function written<Seen = undefined>(steps: readonly Step[], look?: (context: CheckContext) => Seen) {
  const made: Made[] = [];
  const originals = new Map<string, string | Uint8Array | undefined>();
  const write: Checking["write"] = (texts) => {
    for (const path of texts.keys()) originals.set(path, files.get(path));
    shared.write(texts);
  };
  try {
    for (const [kind, given] of steps) made.push(await prepareNew(kind, { ...shared, write }, { given }));
    const seen = look?.(shared.context);
    const found = shared.findings().map(({ check, file, pointer }) => `${check} ${file} ${pointer.split("/").at(-1)}`);
    const last = made.at(-1) ?? { files: [], tasks: [], next: [] };
    const texts = new Map(made.flatMap((one) => one.files.map(({ after, text }) => [after, text] as const)));
    return { made, last, found: found.sort(), seen, textOf: (path: string) => texts.get(path) ?? "{}" };
  } finally {
    shared.write(originals);
  }
}

/** What `validate` says of the tasks, and of nothing else. */
export const stubsOf = (made: readonly Made[]): string[] =>
  made.flatMap(({ tasks }) => tasks.map(({ file, key }) => `stub-text ${file} ${key}`)).sort();
