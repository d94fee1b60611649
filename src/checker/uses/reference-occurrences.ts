import { objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import { type FlowDocument, fullName, type SourceDocument } from "../read/source-document.ts";
import { formsAnswered } from "./answered-steps.ts";
import { frameOfBlock } from "./external-frames.ts";
import { fixturesOf } from "./fixtures.ts";
import { flowsShowing, innerFlowAt, listStates, stateAround, stateNamed } from "./flow-links.ts";
import { type DocumentSymbol, type Occurrence, occurrenceAtEnd, type SymbolKind, textAt } from "./occurrence.ts";
import { listReferences, nameInJourney, type Reference } from "./references.ts";
import { callsOfState, failureSymbols, fieldSymbols, formsOfFlow, idIn, symbolsInData } from "./symbol-ids.ts";

type Meaning = (reference: Reference, context: CheckContext) => DocumentSymbol[];

/** The symbol that each kind of reference of the schemas names. Kinds that are absent here name no symbol. */
export const meanings: Readonly<Record<string, Meaning | undefined>> = {
  flow: inJourney("flow"),
  screen: inJourney("screen"),
  layout: inJourney("layout"),
  fragment: inJourney("fragment"),
  form: inJourney("form"),
  rules: inJourney("rules"),
  fixtures: inJourney("fixtures"),
  person: ({ document, name }, context) => fixtureSymbols(context, document, "person", name),
  plan: ({ document, name }, context) => fixtureSymbols(context, document, "plan", name),
  call: itself("call"),
  client: itself("client"),
  programme: itself("programme"),
  country: itself("country"),
  "served-client": itself("client"),
  "served-programme": itself("programme"),
  route: itself("route"),
  address: itself("address"),
  guard: itself("guard"),
  frame: itself("frame"),
  component: itself("component"),
  operation: itself("operation"),
  type: itself("type"),
  language: itself("language"),
  "offered-language": itself("language"),
  "external-frame": itself("external-frame"),
  "own-incoming": ({ document, name }) => [{ kind: "frame-message", id: idIn(document, name) }],
  "frame-message": ({ document, path, name }) => [
    { kind: "frame-message", id: `${String(valueAt(document.value, [...path.slice(0, -1), "frame"]))}.${name}` },
  ],
  nonce: itself("nonce"),
  "storage-key": itself("storage-key"),
  "kept-token": itself("token"),
  "session-data": itself("session-data"),
  "answered-step": ({ document, name }, context) =>
    document.kind === "screen" ? flowsShowing(context, document).flatMap((flow) => stateSymbols(flow, name)) : [],
  state: ({ document, name }) => (document.kind === "flow" ? stateSymbols(document, name) : []),
  outcome: (reference, context) => outcomeSymbols(flowAround(reference, context), reference.name),
  "route-outcome": (reference, context) => outcomeSymbols(flowOfRoute(reference, context), reference.name),
  "scenario-outcome": (reference, context) =>
    outcomeSymbols(flowOfScenarios(reference.document, context), reference.name),
  data: ({ document, name }, context) => (document.kind === "flow" ? symbolsInData(context, document, name) : []),
  "own-property": ({ document, path, name }, context) =>
    document.kind === "flow" && path[0] === "data" && path.length === 3 ? symbolsInData(context, document, name) : [],
  "flow-input": (reference, context) => dataSymbols(flowAround(reference, context), reference.name, context),
  "route-input": (reference, context) => dataSymbols(flowOfRoute(reference, context), reference.name, context),
  "scenario-input": (reference, context) =>
    dataSymbols(flowOfScenarios(reference.document, context), reference.name, context),
  variant: ({ path, name }) => [{ kind: "variant", id: `${String(path.at(-1))}.${name}` }],
  "variant-of-call": ({ document, path, name }) => [
    { kind: "variant", id: `${String(valueAt(document.value, [...path.slice(0, -1), "call"]))}.${name}` },
  ],
  failure: ({ document, path, name }, context) =>
    failureSymbols(callsOfState(context, stateAround(document, path)), name),
  "any-failure": ({ document, name }, context) =>
    document.kind === "flow" ? failureSymbols(callsOfFlow(context, document), name) : [],
  "own-failure": ({ document, name }) => (document.kind === "call" ? failureSymbols([document], name) : []),
  "answer-failure": ({ document, path, name }, { index }) => {
    const call = index.find("call", String(valueAt(document.value, [...path.slice(0, -1), "answers"])));
    return call ? failureSymbols([call], name) : [];
  },
  "own-input": ({ document, name }) => [{ kind: "input", id: idIn(document, name) }],
  "call-input": ({ document, path, name }) => [
    { kind: "input", id: `${String(valueAt(document.value, [...path.slice(0, -2), "call"]))}.${name}` },
  ],
  "fragment-input": ({ document, path, name }) => [
    { kind: "input", id: `${String(valueAt(document.plain, [...path.slice(0, -2), "fragment"]))}.${name}` },
  ],
  "beside-field": ({ document, path, name }) =>
    document.kind === "form" && path.indexOf("suggestions") === 2 ? fieldSymbols(document, name) : [],
  "set-field": ({ name }) => [{ kind: "set-field", id: name }],
};

/** Every occurrence that the schemas mark as a reference. */
export function referenceOccurrences(context: CheckContext, document: SourceDocument): Occurrence[] {
  return listReferences(context, document).flatMap((reference) => {
    if (reference.refers === "field" || reference.refers === "answered-field")
      return fieldOccurrences(context, reference);
    if (reference.refers === "set-field") return setFieldOccurrences(context, reference);
    const symbols = meanings[reference.refers]?.(reference, context) ?? [];
    const name = reference.name.split("/").at(-1) ?? "";
    return symbols.flatMap((symbol) => occurrenceAtEnd(document, reference, { ...symbol, name }));
  });
}

/** The events of a block that are messages of the external frame that it shows. */
export function frameEventOccurrences(context: CheckContext, document: SourceDocument): Occurrence[] {
  if (document.kind !== "screen") return [];
  return context.visitsOf(document, "Block").flatMap(({ value: block, path }) => {
    const frame = frameOfBlock(context, block);
    return objectKeys(block.on)
      .filter((name) => frame?.value.incoming?.[name] !== undefined)
      .flatMap((name) => {
        const symbol = { kind: "frame-message" as const, id: `${frame?.id}.${name}`, name };
        return occurrenceAtEnd(document, { path: [...path, "on", name], part: "key" }, symbol);
      });
  });
}

/** `form.field`: the form and the field. */
function fieldOccurrences(context: CheckContext, reference: Reference): Occurrence[] {
  const [formId = "", field = ""] = reference.name.split(".");
  const { document, path } = reference;
  const all = document.kind === "flow" ? formsOfFlow(context, document) : formsAnswered(context, document, path);
  const forms = all.filter(({ id }) => id === formId);
  return forms.flatMap((form) => [
    ...inText(reference, { kind: "form", id: fullName(form) }, 0, formId.length),
    ...fieldSymbols(form, field).flatMap((symbol) =>
      inText(reference, symbol, formId.length + 1, formId.length + 1 + field.length),
    ),
  ]);
}

/** `journey/set.field`: the set and the field. */
function setFieldOccurrences({ index }: CheckContext, reference: Reference): Occurrence[] {
  const [setName = "", field = ""] = reference.name.split(".");
  const from = setName.indexOf("/") + 1;
  const set = index.find("fields", setName);
  if (set === undefined) return [];
  return [
    ...inText(reference, { kind: "fields", id: setName }, from, setName.length),
    ...inText(reference, { kind: "set-field", id: idIn(set, field) }, setName.length + 1, reference.name.length),
  ];
}

function inText({ document, path, part }: Reference, symbol: DocumentSymbol, from: number, to: number): Occurrence[] {
  if (textAt(document, path, part) === undefined) return [];
  return [{ ...symbol, document, path, part, range: { from, to }, isDefinition: false }];
}

function itself(kind: SymbolKind): Meaning {
  return ({ name }) => [{ kind, id: name }];
}

function inJourney(kind: "flow" | "screen" | "layout" | "fragment" | "form" | "rules" | "fixtures"): Meaning {
  return ({ name, document }) => [{ kind, id: nameInJourney(name, document) }];
}

/** The person or plan of the first file of fixtures that has one of that name. */
function fixtureSymbols(context: CheckContext, document: SourceDocument, kind: "person" | "plan", name: string) {
  const part = kind === "person" ? "people" : "plans";
  const file = fixturesOf(context, document).find(({ value }) => objectKeys(value[part]).includes(name));
  return file === undefined ? [] : [{ kind, id: idIn(file, name) }];
}

const stateSymbols = (flow: FlowDocument | undefined, name: string): DocumentSymbol[] =>
  flow === undefined || stateNamed(flow, name) === undefined ? [] : [{ kind: "state", id: idIn(flow, name) }];

const outcomeSymbols = (flow: FlowDocument | undefined, name: string): DocumentSymbol[] =>
  flow === undefined || name === "*" ? [] : [{ kind: "outcome", id: idIn(flow, name) }];

const dataSymbols = (flow: FlowDocument | undefined, name: string, context: CheckContext): DocumentSymbol[] =>
  flow === undefined ? [] : symbolsInData(context, flow, name);

const callsOfFlow = (context: CheckContext, flow: FlowDocument) => [
  ...new Set(listStates(flow).flatMap(({ state }) => callsOfState(context, state))),
];

/** The flow that the state, or the overlay, around a name runs. */
export const flowAround = ({ document, path }: Reference, context: CheckContext) =>
  innerFlowAt(context, document, path.slice(0, -2));

/** The flow of the route around a name. */
export const flowOfRoute = ({ document, path }: Reference, { index }: CheckContext) =>
  index.find("flow", String(valueAt(document.value, [...path.slice(0, 2), "flow"])));

/** The flow that scenarios walk. */
export const flowOfScenarios = (document: SourceDocument, { index }: CheckContext) =>
  document.kind === "scenarios" ? index.find("flow", nameInJourney(String(document.value.flow), document)) : undefined;
