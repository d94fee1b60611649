import type { JsonPath } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { remembered } from "../scope/remembered.ts";

/** A name in a document that stands for something else, as the schemas say by `x-refers`. */
export interface Reference {
  /** What it refers to: `state`, `screen`, `call` … */
  readonly refers: string;
  readonly name: string;
  readonly document: SourceDocument;
  readonly path: JsonPath;
  readonly part: "key" | "value";
}

/** Every reference that a document holds. */
export const referencesOf = remembered((checked, document): readonly Reference[] => {
  return checked.visitsOf(document).flatMap(({ schema, value, path, part }) => {
    const refers = schema["x-refers"];
    return typeof refers === "string" && typeof value === "string"
      ? [{ refers, name: value, document, path, part }]
      : [];
  });
});

/** The name by which the index finds a flow, screen or form that a document of a journey names. */
export function nameInJourney(name: string, { journey }: SourceDocument): string {
  return journey === undefined || name.includes("/") ? name : `${journey}/${name}`;
}
