import type { CheckedDocuments } from "../checked-documents.ts";
import { valueAt } from "../findings/inside.ts";
import { member, membersOf } from "../json.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import { innerFlow } from "./flow-links.ts";
import { type Mention, mentionAtEnd, type Thing, type ThingKind, textAt } from "./mention.ts";
import { nameInJourney, type Reference, referencesOf } from "./references.ts";
import { callsOfState, failureThings, fieldThings, formsOfFlow, idIn, thingsInData } from "./thing-ids.ts";

type Meaning = (reference: Reference, checked: CheckedDocuments) => Thing[];

/** What each kind of reference of the schemas stands for. Those of which nothing is said name nothing that has uses of its own. */
export const meanings: Readonly<Record<string, Meaning | undefined>> = {
  flow: inJourney("flow"),
  screen: inJourney("screen"),
  form: inJourney("form"),
  call: itself("call"),
  client: itself("client"),
  programme: itself("programme"),
  "served-client": itself("client"),
  "served-programme": itself("programme"),
  route: itself("route"),
  guard: itself("guard"),
  frame: itself("frame"),
  component: itself("component"),
  operation: itself("operation"),
  type: itself("type"),
  language: itself("language"),
  "offered-language": itself("language"),
  "external-frame": itself("external-frame"),
  "storage-key": itself("storage-key"),
  "kept-token": itself("token"),
  "session-data": itself("session-data"),
  state: ({ document, name }) => stateOf(document, name),
  "route-state": (reference, checked) => stateOf(flowOfRoute(reference, checked), reference.name),
  "scenario-state": (reference, checked) => stateOf(flowOfScenarios(reference.document, checked), reference.name),
  outcome: (reference, checked) => outcomeOf(innerFlowAt(reference, checked), reference.name),
  "route-outcome": (reference, checked) => outcomeOf(flowOfRoute(reference, checked), reference.name),
  "scenario-outcome": (reference, checked) => outcomeOf(flowOfScenarios(reference.document, checked), reference.name),
  data: ({ document, name }, checked) => (document.kind === "flow" ? thingsInData(checked, document, name) : []),
  "own-property": ({ document, path, name }, checked) =>
    document.kind === "flow" && path[0] === "data" && path.length === 3 ? thingsInData(checked, document, name) : [],
  "flow-input": (reference, checked) => dataOf(innerFlowAt(reference, checked), reference.name, checked),
  "route-input": (reference, checked) => dataOf(flowOfRoute(reference, checked), reference.name, checked),
  "scenario-input": (reference, checked) =>
    dataOf(flowOfScenarios(reference.document, checked), reference.name, checked),
  way: ({ path, name }) => [{ kind: "way", id: `${String(path.at(-1))}.${name}` }],
  "way-of-call": ({ document, path, name }) => [
    { kind: "way", id: `${String(valueAt(document.value, [...path.slice(0, -1), "call"]))}.${name}` },
  ],
  failure: ({ document, path, name }, checked) =>
    failureThings(callsOfState(checked, valueAt(document.value, path.slice(0, 2))), name),
  "any-failure": ({ document, name }, checked) => failureThings(callsOfFlow(checked, document), name),
  "own-failure": ({ document, name }) => failureThings([document], name),
  "answer-failure": ({ document, path, name }, { index }) => {
    const call = index.find("call", String(valueAt(document.value, [...path.slice(0, -1), "answers"])));
    return call ? failureThings([call], name) : [];
  },
  "own-input": ({ document, name }) => [{ kind: "input", id: idIn(document, name) }],
  "call-input": ({ document, path, name }) => [
    { kind: "input", id: `${String(valueAt(document.value, [...path.slice(0, -2), "call"]))}.${name}` },
  ],
  "set-field": ({ name }) => [{ kind: "set-field", id: name }],
};

/** Every mention that the schemas mark as a reference. */
export function referenceMentions(checked: CheckedDocuments, document: SourceDocument): Mention[] {
  return referencesOf(checked, document).flatMap((reference) => {
    if (reference.refers === "field") return fieldMentions(checked, reference);
    if (reference.refers === "set-field") return setFieldMentions(checked, reference);
    const things = meanings[reference.refers]?.(reference, checked) ?? [];
    const name = reference.name.split("/").at(-1) ?? "";
    return things.flatMap((thing) => mentionAtEnd(document, reference, { ...thing, name }));
  });
}

/** `form.field`: the form and the field. */
function fieldMentions(checked: CheckedDocuments, reference: Reference): Mention[] {
  const [formId = "", field = ""] = reference.name.split(".");
  const forms = formsOfFlow(checked, reference.document).filter(({ id }) => id === formId);
  return forms.flatMap((form) => [
    ...inText(reference, { kind: "form", id: fullName(form) }, 0, formId.length),
    ...fieldThings(form, field).flatMap((thing) =>
      inText(reference, thing, formId.length + 1, formId.length + 1 + field.length),
    ),
  ]);
}

/** `journey/set.field`: the set and the field. */
function setFieldMentions({ index }: CheckedDocuments, reference: Reference): Mention[] {
  const [setName = "", field = ""] = reference.name.split(".");
  const from = setName.indexOf("/") + 1;
  const set = index.find("fields", setName);
  if (set === undefined) return [];
  return [
    ...inText(reference, { kind: "fields", id: setName }, from, setName.length),
    ...inText(reference, { kind: "set-field", id: idIn(set, field) }, setName.length + 1, reference.name.length),
  ];
}

function inText({ document, path, part }: Reference, thing: Thing, from: number, to: number): Mention[] {
  if (textAt(document, path, part) === undefined) return [];
  return [{ ...thing, document, path, part, range: { from, to }, isDefinition: false }];
}

function itself(kind: ThingKind): Meaning {
  return ({ name }) => [{ kind, id: name }];
}

function inJourney(kind: "flow" | "screen" | "form"): Meaning {
  return ({ name, document }) => [{ kind, id: nameInJourney(name, document) }];
}

function stateOf(flow: SourceDocument | undefined, name: string): Thing[] {
  const isThere = flow !== undefined && membersOf(member(flow.value, "states")).some(([state]) => state === name);
  return isThere ? [{ kind: "state", id: idIn(flow, name) }] : [];
}

const outcomeOf = (flow: SourceDocument | undefined, name: string): Thing[] =>
  flow === undefined || name === "*" ? [] : [{ kind: "outcome", id: idIn(flow, name) }];

const dataOf = (flow: SourceDocument | undefined, name: string, checked: CheckedDocuments): Thing[] =>
  flow === undefined ? [] : thingsInData(checked, flow, name);

const callsOfFlow = (checked: CheckedDocuments, { value }: SourceDocument) => [
  ...new Set(membersOf(member(value, "states")).flatMap(([, state]) => callsOfState(checked, state))),
];

const innerFlowAt = ({ document, path }: Reference, checked: CheckedDocuments) =>
  innerFlow(checked, document, valueAt(document.value, path.slice(0, -2)));

const flowOfRoute = ({ document, path }: Reference, { index }: CheckedDocuments) =>
  index.find("flow", String(valueAt(document.value, [...path.slice(0, 2), "flow"])));

/** The flow that scenarios walk. */
export const flowOfScenarios = (document: SourceDocument, { index }: CheckedDocuments): SourceDocument | undefined =>
  index.find("flow", nameInJourney(String(member(document.value, "flow")), document));
