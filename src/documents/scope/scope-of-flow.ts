import type { CheckedDocuments } from "../checked-documents.ts";
import { valueAt } from "../findings/inside.ts";
import type { JsonPath } from "../findings/problem.ts";
import { includedNames } from "../forms/form-fields.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { openedAt } from "../uses/flow-edges.ts";
import { formsOf, holdsUnknownForm, innerFlow, outcomesOf, screensOf } from "../uses/flow-links.ts";
import { withStandIns } from "../uses/stand-ins.ts";
import { commonScope, dataShape, failureShape } from "./known-shapes.ts";
import { remembered } from "./remembered.ts";
import { shapeOfRule } from "./rule-typing.ts";
import {
  anyOfShapes,
  anything,
  listOf,
  type Shape,
  type ShapeScope,
  shapeOfTypes,
  shapeWith,
  unmetShape,
} from "./shape.ts";

/** What rules at a place of a flow may read. */
export function scopeOfFlow(checked: CheckedDocuments, flow: SourceDocument, path: JsonPath): ShapeScope {
  if (path[0] === "key") return { data: flowDataShape(checked, flow) };
  if (path[0] === "programme") return { data: inputShape(checked, flow), session: commonScope(checked).session };
  const scope = { ...commonScope(checked), ...flowScope(checked, flow), ...causeScope(checked, flow, path) };
  return withNeeds(scope, [flow]);
}

/** The programme is there for sure only in flows that need it: before the agreement is known there is none. */
export function withNeeds(scope: ShapeScope, flows: readonly SourceDocument[]): ShapeScope {
  const areMet = flows.every(({ value }) => elementsOf(member(value, "needs")).includes("programme"));
  return areMet || !scope.programme ? scope : { ...scope, programme: unmetShape(scope.programme, "programme") };
}

/** `data` and `settings` of a flow. */
export function flowScope(checked: CheckedDocuments, flow: SourceDocument): ShapeScope {
  return {
    data: flowDataShape(checked, flow),
    settings: dataShape(checked.contractIndex, declared(flow, "settings")),
  };
}

/** What a flow remembers: its declared data, its input, and each submitted form's values under the form's id. */
export const flowDataShape = remembered((checked, flow): Shape => {
  const screens = screensOf(checked, flow);
  if (screens.some((screen) => holdsUnknownForm(checked, screen))) return anything;
  const forms = screens.flatMap((screen) => formsOf(checked, screen));
  const input = elementsOf(member(flow.value, "input")).map((name) => [String(name), anything] as const);
  return anyOfShapes([
    dataShape(checked.contractIndex, declared(flow, "data")),
    shapeWith(Object.fromEntries(forms.map((form) => [form.id, givenByForm(checked, form)]))),
    shapeWith(
      Object.fromEntries(
        input.filter(([name]) => member(member(declared(flow, "data"), "properties"), name) === undefined),
      ),
    ),
  ]);
});

/** What a flow is given at the start. */
function inputShape(checked: CheckedDocuments, flow: SourceDocument): Shape {
  const data = dataShape(checked.contractIndex, declared(flow, "data"));
  const names = elementsOf(member(flow.value, "input")).map(String);
  return shapeWith(Object.fromEntries(names.map((name) => [name, data.member(name)])));
}

/** What a form gives: its fields' values, those of a group under the group's name, and what it makes of them. */
function formValuesShape(checked: CheckedDocuments, form: SourceDocument): Shape {
  const made = membersOf(member(form.value, "output")).map(([name]) => [name, anything] as const);
  return shapeWith({ ...formFieldShapes(checked, form), ...Object.fromEntries(made) });
}

/** What a form gives, or one that stands in its place. */
const givenByForm = (checked: CheckedDocuments, form: SourceDocument): Shape =>
  anyOfShapes(withStandIns(checked, "form", form).map((one) => formValuesShape(checked, one)));

/** The names of what a form gives. */
export function formGivesNames(checked: CheckedDocuments, form: SourceDocument): readonly string[] {
  return formValuesShape(checked, form).names;
}

/** The shape of each field of a form by name. */
export function formFieldShapes(checked: CheckedDocuments, form: SourceDocument): Record<string, Shape> {
  const fields = membersOf(member(form.value, "fields")).map(([name, field]) => {
    if (member(field, "type") !== "group") return [name, fieldShape(field)] as const;
    const inner = [...includedNames(checked, field)].map((one) => [one, scalar] as const);
    return [name, inner.length === 0 ? anything : shapeWith(Object.fromEntries(inner))] as const;
  });
  return Object.fromEntries(fields);
}

const SECRET_TYPES: readonly unknown[] = ["password", "one-time-code"];

/** The shapes of the fields whose values may go with an event: passwords and codes leave a form by its submission only. */
export function openFieldShapes(checked: CheckedDocuments, form: SourceDocument): Record<string, Shape> {
  const isSecret = (name: string) => SECRET_TYPES.includes(member(member(member(form.value, "fields"), name), "type"));
  return Object.fromEntries(Object.entries(formFieldShapes(checked, form)).filter(([name]) => !isSecret(name)));
}

/** Types of fields whose values are secret, whatever the form says. */
const SECRET_FIELDS = new Set<unknown>(["password", "one-time-code"]);

const scalar = shapeWith({});
const handle = shapeWith({ id: scalar, name: scalar, size: scalar, type: scalar });

function fieldShape(field: unknown): Shape {
  const isSecret = SECRET_FIELDS.has(member(field, "type"));
  return { ...fieldValueShape(field), isPersonal: isSecret || member(field, "personal") !== undefined, isSecret };
}

function fieldValueShape(field: unknown): Shape {
  switch (member(field, "type")) {
    case "checkboxes":
      return listOf(scalar);
    case "file":
      return Number(member(field, "maxFiles") ?? 1) > 1 ? listOf(handle) : handle;
    default:
      return member(field, "type") === undefined ? scalar : chosenShape(member(field, "options"));
  }
}

/** One of the options that a document lists; of those that data give nothing is known. */
function chosenShape(options: unknown): Shape {
  const values = elementsOf(options).map((one) => member(one, "value"));
  const texts = values.filter((value) => typeof value === "string");
  return texts.length === 0 || texts.length < values.length ? scalar : { ...shapeOfTypes("text"), values: texts };
}

/** An object without declared members has none, rather than any. */
function declared({ value }: SourceDocument, key: string): unknown {
  const given = member(value, key);
  return membersOf(member(given, "properties")).length === 0 ? NOTHING : given;
}

const NOTHING = { additionalProperties: false };

/** What caused the transition in which a rule stands: `event`, `result`, `error` or `output`. */
function causeScope(checked: CheckedDocuments, flow: SourceDocument, path: JsonPath): ShapeScope {
  const opened = openedAt(path);
  if (opened !== undefined) return { output: outputAt(checked, flow, path.slice(0, opened + 1), path[opened + 2]) };
  const [part, cause] = path[0] === "states" ? path.slice(2) : path;
  const state = path[0] === "states" ? valueAt(flow.value, path.slice(0, 2)) : undefined;
  switch (part) {
    case "on":
      return { event: anything };
    case "failed":
      return { error: failureOf(state) };
    case "poll":
      return { result: resultShape(checked, state) };
    case "done":
      return member(state, "flow") === undefined
        ? { result: resultShape(checked, state) }
        : { output: outputAt(checked, flow, path.slice(0, 2), cause) };
    default:
      return {};
  }
}

/** The answer of a state's call; of several, each under its name. */
function resultShape(checked: CheckedDocuments, state: unknown): Shape {
  const calls = member(state, "calls");
  if (calls === undefined) return callOutputShape(checked, member(state, "call"));
  const answers = membersOf(calls).map(
    ([name, call]) => [name, callOutputShape(checked, member(call, "call"))] as const,
  );
  return shapeWith(Object.fromEntries(answers));
}

/** What a failure tells; where several calls can have failed, also which. */
function failureOf(state: unknown): Shape {
  if (member(state, "call") !== undefined) return failureShape;
  const names = membersOf(member(state, "calls")).map(([name]) => name);
  const which = names.length === 0 ? shapeWith({}) : { ...shapeOfTypes("text"), values: names };
  return anyOfShapes([failureShape, shapeWith({ call: which })]);
}

function outputAt(checked: CheckedDocuments, flow: SourceDocument, at: JsonPath, outcome: unknown): Shape {
  const inner = innerFlow(checked, flow, valueAt(flow.value, at));
  return inner ? outputShape(checked, inner, outcome) : anything;
}

function callOutputShape({ index, contractIndex }: CheckedDocuments, callId: unknown): Shape {
  const call = index.find("call", String(callId));
  return call ? dataShape(contractIndex, member(call.value, "output")) : anything;
}

/** What an inner flow gives: the members of its final states' `output`, each as the rule for it tells. */
export function outputShape(checked: CheckedDocuments, flow: SourceDocument, outcome: unknown): Shape {
  return outputOf(checked, flow.path, String(outcome));
}

const outputOf = rememberedBy((checked: CheckedDocuments, path: string, outcome: string): Shape => {
  const flow = checked.index.at(path);
  if (flow === undefined) return anything;
  const outcomes = outcomesOf(flow);
  const outputs = outcome === "*" ? [...outcomes.values()].flat() : (outcomes.get(outcome) ?? []);
  const data = flowDataShape(checked, flow);
  const members = outputs.flatMap((output) => membersOf(output));
  return shapeWith(Object.fromEntries(members.map(([name, rule]) => [name, ruleShape(rule, { data })])));
});

/** The shape of what a rule gives. Of named rules, nothing is known here. */
export function ruleShape(rule: unknown, scope: ShapeScope): Shape {
  return shapeOfRule(rule, { roots: scope, rules: [] });
}
