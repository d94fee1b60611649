import type { Problem } from "../findings/problem.ts";
import { placeInLayout } from "../layouts/place-in-layout.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { placeInSet } from "./place-in-set.ts";

/** A problem of what a form takes from a set, or a screen from its layout or a fragment, is placed there. */
export function whereWritten(problem: Problem, document: SourceDocument | undefined): Problem {
  if (document?.kind === "form") return placeInSet(problem, document);
  return document === undefined ? problem : placeInLayout(problem, document);
}
