import type { CheckContext } from "../../src/checker/check-context.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
import type { Answers, Question } from "./question.ts";

/** What a new document, or a document that must know it, becomes. */
export interface Plan {
  /** New files by path; a key whose value is `undefined` is left out. */
  readonly files: ReadonlyMap<string, object>;
  /** Values to set in files that may exist, in this order. */
  readonly edits: readonly Edit[];
  /** New files beside the documents, such as people of the sandbox. */
  readonly others?: ReadonlyMap<string, object>;
  /** What to do next, a sentence each. */
  readonly next: readonly string[];
}

/** A value to set in a JSON file. */
export interface Edit {
  readonly file: string;
  readonly path: JsonPath;
  readonly value: unknown;
}

/** A kind of document that `portal new` writes. */
export interface NewKind {
  readonly description: string;
  /** The id comes first. */
  readonly questions: readonly [Question, ...Question[]];
  readonly examples: readonly string[];
  /** Throws where the answers do not go together. */
  plan(answers: Answers, context: CheckContext): Plan;
}

/** The members that every document begins with. */
export function headOf(file: string, kind: string, id: string, summary: string) {
  const up = "../".repeat(file.split("/").length - 1);
  return { $schema: `${up}schemas/${kind}.schema.json`, id, formatVersion: 2, summary };
}

/** The same of a document that has a version of its own. */
export function versionedHead(file: string, kind: string, id: string, summary: string) {
  const { $schema, ...others } = headOf(file, kind, id, summary);
  return { $schema, id, version: "1.0.0", formatVersion: others.formatVersion, summary };
}
