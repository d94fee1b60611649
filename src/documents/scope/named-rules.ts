import { inputsOf } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import type { DocumentIndex } from "../document-index.ts";
import type { JsonPath } from "../findings/problem.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { flowsShowing, screensWith } from "../uses/flow-links.ts";

/** A named rule where it is written. */
export interface NamedRule {
  readonly name: string;
  readonly document: SourceDocument;
  readonly path: JsonPath;
  readonly inputs: readonly string[];
  /** The rule itself. */
  readonly is: unknown;
  readonly value: unknown;
}

/** The named rules that a flow or a layer of a programme has. */
export function rulesOfDocument(document: SourceDocument): NamedRule[] {
  return membersOf(member(document.value, "rules")).map(([name, value]) => ({
    name,
    document,
    path: ["rules", name],
    inputs: inputsOf(value),
    is: member(value, "is"),
    value,
  }));
}

/** Every named rule that programmes have; each goes before a flow's of that name. */
export const rulesOfProgrammes = ({ index }: CheckedDocuments): readonly NamedRule[] => programmeRules(index);

const programmeRules = rememberedBy((index: DocumentIndex): readonly NamedRule[] =>
  index.of("programme").flatMap(rulesOfDocument),
);

/** The named rules that a document may use, a programme's before a flow's. */
export function rulesInSight(checked: CheckedDocuments, document: SourceDocument): NamedRule[] {
  return [...rulesOfProgrammes(checked), ...flowsAround(checked, document).flatMap(rulesOfDocument)];
}

/** The flows that a document stands in: a flow itself, those that show a screen, or a screen with a form. */
export function flowsAround(checked: CheckedDocuments, document: SourceDocument): SourceDocument[] {
  switch (document.kind) {
    case "flow":
      return [document];
    case "screen":
      return flowsShowing(checked, document);
    case "form":
      return screensWith(checked, document).flatMap((screen) => flowsShowing(checked, screen));
    default:
      return [];
  }
}
