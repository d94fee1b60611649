import { type CheckContext, createCheckContext } from "../../src/checker/check-context.ts";
import { type ChangingFiles, changingFiles } from "../../src/checker/read/changing-files.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";

/** This repository's documents in memory, where something can be taken away for a while. */
export interface World {
  readonly documents: CheckContext;
  /** The present content of a file. */
  readText(path: string): string;
  /** Does something while files hold other texts; those of `schemas/api` are the contract. */
  whileChanged<Result>(changes: ReadonlyMap<string, string>, use: (documents: CheckContext) => Result): Result;
}

const AREA = /^schemas\/api\/(.*)\.openapi\.json$/;

/** Reads the documents of the repository. */
export function createWorld(): World {
  const facts = checkerFacts();
  const read = readDocumentFiles();
  const files: ChangingFiles = changingFiles(read);
  const documents = createCheckContext(files, facts);
  const contractArea = (path: string) => AREA.exec(path)?.[1];
  const readText = (path: string) => {
    const area = contractArea(path);
    return area === undefined ? files.textAt(path).text : JSON.stringify(facts.contract[area]);
  };
  return {
    documents,
    readText,
    whileChanged(changes, use) {
      const own = new Map([...changes].filter(([path]) => contractArea(path) === undefined));
      const before = new Map([...own.keys()].map((path) => [path, readText(path)]));
      const areas = [...changes].flatMap(([path, text]) => {
        const area = contractArea(path);
        return area === undefined ? [] : [[area, JSON.parse(text)] as const];
      });
      files.write(own);
      try {
        const contract = { ...facts.contract, ...Object.fromEntries(areas) };
        return use(areas.length === 0 ? documents : createCheckContext(files, { ...facts, contract }));
      } finally {
        files.write(before);
      }
    },
  };
}
