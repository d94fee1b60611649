import { arrayElements, isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { declaredInputs } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { FlowDocument, SourceDocument } from "../read/source-document.ts";
import { flowsShowing, screensWith } from "./flow-links.ts";
import { nameInJourney } from "./references.ts";

type RuleSetDocument = SourceDocument<"rules">;

/** A named rule and its place. */
export interface NamedRule {
  readonly name: string;
  readonly document: SourceDocument;
  readonly path: JsonPath;
  readonly inputs: readonly string[];
  /** The rule itself. */
  readonly is: unknown;
  /** With the inputs that its tests share in each test. */
  readonly value: unknown;
}

/** The named rules that a rules file or a layer of a programme has. */
export function rulesOfDocument(document: SourceDocument): NamedRule[] {
  return objectEntries(member(document.value, "rules")).map(([name, value]) => ({
    name,
    document,
    path: ["rules", name],
    inputs: declaredInputs(value),
    is: member(value, "is"),
    value: withWholeTests(value),
  }));
}

function withWholeTests(value: unknown): unknown {
  if (!isJsonObject(value) || value.given === undefined) return value;
  const { given: shared, tests, ...rest } = value;
  const whole = (one: unknown) => ({ ...Object(one), given: { ...Object(shared), ...Object(member(one, "given")) } });
  return { ...rest, tests: arrayElements(tests).map(whole) };
}

/** The rules files that a flow lists. */
export const ruleSetsOf = ({ index }: Pick<CheckContext, "index">, flow: FlowDocument): RuleSetDocument[] =>
  (flow.value.rules ?? []).flatMap((name) => index.find("rules", nameInJourney(name, flow)) ?? []);

/** The named rules of the files that a flow lists. */
export const rulesOfFlow = (context: Pick<CheckContext, "index">, flow: FlowDocument): NamedRule[] =>
  ruleSetsOf(context, flow).flatMap(rulesOfDocument);

/** A flow with the named rules of the files that it lists. */
export function withNamedRules(context: Pick<CheckContext, "index">, flow: FlowDocument): unknown {
  if (flow.value.rules === undefined) return flow.value;
  const rules = rulesOfFlow(context, flow).map(({ name, value }) => [name, value] as const);
  return { ...flow.value, rules: Object.fromEntries(rules) };
}

/** The flows that list a rules file. */
const flowsListing = memoizeByDocument((context, set: RuleSetDocument): readonly FlowDocument[] =>
  context.index.of("flow").filter((flow) => ruleSetsOf(context, flow).includes(set)),
);

/** Every named rule of programmes; each overrides a flow's rule of that name. */
export const rulesOfProgrammes = ({ index }: CheckContext): readonly NamedRule[] => programmeRules(index);

const programmeRules = memoize((index: DocumentIndex): readonly NamedRule[] =>
  index.of("programme").flatMap(rulesOfDocument),
);

/** The named rules that a document may use, a programme's before a flow's. */
export function rulesInSight(context: CheckContext, document: SourceDocument): NamedRule[] {
  return [
    ...rulesOfProgrammes(context),
    ...flowsAround(context, document).flatMap((flow) => rulesOfFlow(context, flow)),
  ];
}

/** The screens that use a fragment. */
const screensUsing = ({ index }: CheckContext, fragment: SourceDocument<"fragment">) =>
  index.of("screen").filter(({ fragments }) => [...fragments.values()].includes(fragment));

/**
 * The flows of a document: a flow itself, those that show a screen, or a screen with a form or a fragment, or list a
 * rules file.
 */
export function flowsAround(context: CheckContext, document: SourceDocument): readonly FlowDocument[] {
  switch (document.kind) {
    case "flow":
      return [document];
    case "screen":
      return flowsShowing(context, document);
    case "form":
      return screensWith(context, document).flatMap((screen) => flowsShowing(context, screen));
    case "fragment":
      return screensUsing(context, document).flatMap((screen) => flowsShowing(context, screen));
    case "rules":
      return flowsListing(context, document);
    default:
      return [];
  }
}
