import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { declaredInputs } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { FlowDocument, SourceDocument } from "../read/source-document.ts";
import { flowsShowing, screensWith } from "./flow-links.ts";

/** A named rule and its place. */
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
  return objectEntries(member(document.value, "rules")).map(([name, value]) => ({
    name,
    document,
    path: ["rules", name],
    inputs: declaredInputs(value),
    is: member(value, "is"),
    value,
  }));
}

/** Every named rule of programmes; each overrides a flow's rule of that name. */
export const rulesOfProgrammes = ({ index }: CheckContext): readonly NamedRule[] => programmeRules(index);

const programmeRules = memoize((index: DocumentIndex): readonly NamedRule[] =>
  index.of("programme").flatMap(rulesOfDocument),
);

/** The named rules that a document may use, a programme's before a flow's. */
export function rulesInSight(context: CheckContext, document: SourceDocument): NamedRule[] {
  return [...rulesOfProgrammes(context), ...flowsAround(context, document).flatMap(rulesOfDocument)];
}

/** The flows of a document: a flow itself, those that show a screen, or a screen with a form. */
export function flowsAround(context: CheckContext, document: SourceDocument): FlowDocument[] {
  switch (document.kind) {
    case "flow":
      return [document];
    case "screen":
      return flowsShowing(context, document);
    case "form":
      return screensWith(context, document).flatMap((screen) => flowsShowing(context, screen));
    default:
      return [];
  }
}
