import { existsSync, readFileSync } from "node:fs";
import type { CheckerFacts } from "../../../src/checker/check-context.ts";
import { checkerFacts } from "../../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../../tools/checker/read-document-files.ts";

const OK = "tests/documents/ok";

const { schemas, schemaChecks, costOfPattern, schemaFaults, palette } = checkerFacts();

/** A document set of tests/documents/ok: its files, and the small world they are checked in. */
export interface DocumentSet {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly facts: CheckerFacts;
}

/** Reads a set: documents, contract, components, messages of the runtime; the schemas are the real ones. */
export function documentSet(name: string): DocumentSet {
  const read = (file: string, otherwise: unknown) =>
    existsSync(`${OK}/${name}/${file}`) ? JSON.parse(readFileSync(`${OK}/${name}/${file}`, "utf8")) : otherwise;
  return {
    files: readDocumentFiles(`${OK}/${name}`),
    facts: {
      schemas,
      schemaChecks,
      costOfPattern,
      schemaFaults,
      palette,
      publicFiles: new Set<string>(read("public-files.json", [])),
      contract: read("contract.json", {}),
      components: read("components.json", []),
      runtimeMessages: read("runtime-messages.json", []),
    },
  };
}
