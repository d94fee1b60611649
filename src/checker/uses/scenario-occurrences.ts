import type { ScenarioStep } from "../../documents/generated/scenarios.ts";
import { objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument, FormDocument, SourceDocument } from "../read/source-document.ts";
import { flowsShowing } from "./flow-links.ts";
import { flowsUnder } from "./flow-uses.ts";
import { type DocumentSymbol, type Occurrence, occurrenceAtEnd } from "./occurrence.ts";
import { flowOfScenarios } from "./reference-occurrences.ts";
import { nameInJourney } from "./references.ts";
import { fieldSymbols, symbolsInData } from "./symbol-ids.ts";

/**
 * Names in scenarios that their schema leaves open: data of the flow on view, answers by field, values of the session.
 */
export function scenarioOccurrences(context: CheckContext, document: SourceDocument): Occurrence[] {
  if (document.kind === "fixtures") return fixtureOccurrences(document);
  if (document.kind !== "scenarios") return [];
  const flow = flowOfScenarios(document, context);
  if (flow === undefined) return [];
  const all = [...flowsUnder(context, flow)];
  return objectEntries(document.value.scenarios).flatMap(([name, scenario]) => {
    const path = ["scenarios", name];
    const steps: readonly DraftStep[] = [scenario, ...(scenario.steps ?? [])];
    const fromSession = sessionOccurrences(document, scenario.given?.session, [...path, "given"]);
    const fromSteps = steps.flatMap((step, index) => {
      const at = index === 0 ? path : [...path, "steps", index - 1];
      const flows = flowsOnView(context, document, steps.slice(0, index + 1), all);
      return stepOccurrences({ context, document, flows, all }, step, at);
    });
    return [...fromSession, ...fromSteps];
  });
}

function fixtureOccurrences(document: SourceDocument<"fixtures">): Occurrence[] {
  const { people, plans } = document.value;
  return Object.entries({ people, plans }).flatMap(([part, named]) =>
    objectEntries(named).flatMap(([name, { session }]) => sessionOccurrences(document, session, [part, name])),
  );
}

type DraftStep = Partial<Draft<ScenarioStep>>;

interface Place {
  readonly context: CheckContext;
  readonly document: SourceDocument;
  /** The flows that can be on view. */
  readonly flows: readonly FlowDocument[];
  readonly all: readonly FlowDocument[];
}

/** The flows that show the last named screen; all flows when that is unclear. */
function flowsOnView(
  context: CheckContext,
  document: SourceDocument,
  steps: readonly DraftStep[],
  all: readonly FlowDocument[],
): readonly FlowDocument[] {
  const named = steps.findLast(({ then }) => then?.screen !== undefined)?.then?.screen;
  const screen = named && context.index.find("screen", nameInJourney(named, document));
  const showing = screen ? flowsShowing(context, screen).filter((flow) => all.includes(flow)) : [];
  return showing.length > 0 ? showing : all;
}

function stepOccurrences(place: Place, { when, then }: DraftStep, at: JsonPath): Occurrence[] {
  return [
    ...objectEntries(then?.data).flatMap(([name, values]) =>
      dataOccurrences(place, [...at, "then", "data"], name, values),
    ),
    ...objectEntries(when?.form).flatMap(([form, values]) =>
      answerOccurrences(place, formsNamed(place, form), [...at, "when", "form", form], values),
    ),
    ...sessionOccurrences(place.document, when?.session, [...at, "when"]),
    ...postOccurrences(place.document, then?.posts, [...at, "then", "posts"]),
  ];
}

/** The external frame and its message that `frame.message` names. */
function postOccurrences(document: SourceDocument, posts: unknown, path: JsonPath): Occurrence[] {
  if (typeof posts !== "string" || !posts.includes(".")) return [];
  const dot = posts.indexOf(".");
  const place = { document, path, part: "value", isDefinition: false } as const;
  return [
    { ...place, kind: "external-frame", id: posts.slice(0, dot), range: { from: 0, to: dot } },
    { ...place, kind: "frame-message", id: posts, range: { from: dot + 1, to: posts.length } },
  ];
}

function dataOccurrences(place: Place, holder: JsonPath, name: string, values: unknown): Occurrence[] {
  const { context, document } = place;
  const path = [...holder, name];
  const symbols = symbolsNamed(place, name);
  const own = symbols.flatMap((symbol) => occurrenceAtEnd(document, { path, part: "key" }, { ...symbol, name }));
  const forms = symbols.flatMap(({ kind, id }) => (kind === "form" ? (context.index.find("form", id) ?? []) : []));
  return [...own, ...answerOccurrences(place, forms, path, values)];
}

/** The symbol that a name in data refers to on view; if no data has that name, the flow on view has ended. */
function symbolsNamed({ context, flows, all }: Place, name: string): DocumentSymbol[] {
  const symbolsInFlows = (some: readonly FlowDocument[]) =>
    unique(some.flatMap((flow) => symbolsInData(context, flow, name)));
  const onView = symbolsInFlows(flows);
  return onView.length > 0 ? onView : symbolsInFlows(all);
}

const formsNamed = ({ context, document }: Place, form: string): readonly FormDocument[] =>
  [context.index.find("form", nameInJourney(form, document)) ?? []].flat();

function answerOccurrences({ document }: Place, forms: readonly FormDocument[], holder: JsonPath, values: unknown) {
  return objectKeys(values).flatMap((name) =>
    forms
      .flatMap((form) => fieldSymbols(form, name))
      .flatMap((symbol) => occurrenceAtEnd(document, { path: [...holder, name], part: "key" }, { ...symbol, name })),
  );
}

function sessionOccurrences(document: SourceDocument, session: unknown, at: JsonPath): Occurrence[] {
  return objectKeys(session).flatMap((name) => {
    const path = [...at, "session", name];
    return occurrenceAtEnd(document, { path, part: "key" }, { kind: "session-data", id: name, name });
  });
}

const unique = (symbols: readonly DocumentSymbol[]): DocumentSymbol[] => [
  ...new Map(symbols.map((symbol) => [`${symbol.kind} ${symbol.id}`, symbol])).values(),
];
