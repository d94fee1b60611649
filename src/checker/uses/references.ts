import type { JsonPath } from "../../documents/json-path.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** A name in a document that refers to a symbol, as the schemas mark by `x-refers`. */
export interface Reference {
  /** The kind of its target: `state`, `screen`, `call` … */
  readonly refers: string;
  readonly name: string;
  readonly document: SourceDocument;
  readonly path: JsonPath;
  readonly part: "key" | "value";
}

/** Every reference in a document. */
export const listReferences = memoizeByDocument((context, document): readonly Reference[] => {
  return context.listVisits(document).flatMap(({ schema, value, path, part }) => {
    const refers = schema["x-refers"];
    return typeof refers === "string" && typeof value === "string"
      ? [{ refers, name: value, document, path, part }]
      : [];
  });
});

/** The index key of a flow, screen or form that a document of a journey names. */
export function nameInJourney(name: string, { journey }: SourceDocument): string {
  return journey === undefined || name.includes("/") ? name : `${journey}/${name}`;
}
