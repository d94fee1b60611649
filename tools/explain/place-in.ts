import { toFinding } from "../../src/checker/read/places.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";

/** A place in a file, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The place of a value, or of its key, in a document. */
export function placeIn(document: SourceDocument, path: JsonPath, part: "key" | "value" = "value"): Place {
  const problem = { check: "", file: document.path, spot: { path, part }, message: "" };
  const { file, line, column } = toFinding(problem, document, "warning");
  return { file, line, column };
}

/** A place as every tool writes it, and editors open it. */
export const placeText = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;
