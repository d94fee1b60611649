import type { JsonPath } from "../../src/documents/findings/problem.ts";
import { findingOf } from "../../src/documents/read/places.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";

/** A place in a file, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where a value, or the key before it, stands in a document. */
export function placeIn(document: SourceDocument, path: JsonPath, part: "key" | "value" = "value"): Place {
  const problem = { check: "", file: document.path, spot: { path, part }, message: "" };
  const { file, line, column } = findingOf(problem, document, "warning");
  return { file, line, column };
}

/** A place as every tool writes it, and editors open it. */
export const placeText = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;
