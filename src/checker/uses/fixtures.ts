import type { CheckContext } from "../check-context.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { nameInJourney } from "./references.ts";

export type FixturesDocument = SourceDocument<"fixtures">;

/** The files of fixtures that scenarios list; a file of fixtures has its own. */
export function fixturesOf({ index }: CheckContext, document: SourceDocument): readonly FixturesDocument[] {
  if (document.kind === "fixtures") return [document];
  if (document.kind !== "scenarios") return [];
  return (document.value.fixtures ?? []).flatMap((name) => index.find("fixtures", nameInJourney(name, document)) ?? []);
}
