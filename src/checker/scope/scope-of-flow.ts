import { member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { DERIVED, DERIVED_READS } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { FlowDocument, FormDocument, SourceDocument } from "../read/source-document.ts";
import { emittedEvents } from "../uses/emitted-events.ts";
import { openedAt } from "../uses/flow-edges.ts";
import {
  type DraftState,
  findScreen,
  holdsUnknownForm,
  innerFlowAt,
  listForms,
  listScreens,
  outputsByOutcome,
  stateAround,
} from "../uses/flow-links.ts";
import { flowsInside } from "../uses/flow-uses.ts";
import { noncesOfFlow } from "../uses/nonces.ts";
import { withSubstitutes } from "../uses/substitutions.ts";
import { formFieldShapes } from "./field-shapes.ts";
import { shapeOfFrameEvents } from "./frame-shapes.ts";
import { callOutputShape, commonScope, dataShape, failureShape } from "./known-shapes.ts";
import { shapeOfRule } from "./rule-typing.ts";
import { anyOfShapes, anything, type Shape, type ShapeScope, shapeOfTypes, shapeWith, unmetShape } from "./shape.ts";
import { shapeOfDerived } from "./shape-of-derived.ts";

/** The scope of rules at a place of a flow. */
export function scopeOfFlow(context: CheckContext, flow: FlowDocument, path: JsonPath): ShapeScope {
  if (path[0] === "runKey") return { data: flowDataShape(context, flow) };
  if (path[0] === "derived") return scopeOfDerived(context, flow);
  if (path[0] === "programme") return { data: inputShape(context, flow), session: commonScope(context).session };
  const nonce = shapeWith(Object.fromEntries(noncesOfFlow(context, flow).map((name) => [name, shapeOfTypes("text")])));
  const scope = { ...commonScope(context), ...flowScope(context, flow), nonce, ...causeScope(context, flow, path) };
  return withNeeds(scope, [flow]);
}

/** The programme is certain only in flows that need it: it is absent until the agreement is known. */
export function withNeeds(scope: ShapeScope, flows: readonly FlowDocument[]): ShapeScope {
  const areMet = flows.every(({ value }) => value.requires?.includes("programme"));
  return areMet || !scope.programme ? scope : { ...scope, programme: unmetShape(scope.programme, "programme") };
}

/** `data`, `settings` and `derived` of a flow. */
export function flowScope(context: CheckContext, flow: FlowDocument): ShapeScope {
  return {
    data: flowDataShape(context, flow),
    settings: dataShape(context.contractIndex, declared(flow, "settings")),
    derived: derivedShape(context, flow),
  };
}

/** The scope of the rules of a flow's derived values. */
function scopeOfDerived(context: CheckContext, flow: FlowDocument): ShapeScope {
  const scope = withNeeds({ ...commonScope(context), ...flowScope(context, flow) }, [flow]);
  return Object.fromEntries(Object.entries(scope).filter(([root]) => isReadByDerived(root)));
}

const ROOTS_OF_DERIVED: readonly string[] = [...DERIVED_READS, DERIVED];
const isReadByDerived = (root: string) => ROOTS_OF_DERIVED.includes(root);

/** The derived values of a flow. */
const derivedShape = memoizeByDocument(
  (context, flow: FlowDocument): Shape => shapeOfDerived(context, flow, () => scopeOfDerived(context, flow)),
);

/** The data of a flow: its declared data, its input, and each submitted form's values under the form's id. */
export const flowDataShape = memoizeByDocument((context, flow: FlowDocument): Shape => {
  const screens = listScreens(context, flow);
  if (screens.some((screen) => holdsUnknownForm(context, screen))) return anything;
  const forms = screens.flatMap((screen) => listForms(context, screen));
  const { data, input = [] } = flow.value;
  const undeclared = input.filter((name) => member(data?.properties, name) === undefined);
  return anyOfShapes([
    dataShape(context.contractIndex, declared(flow, "data")),
    shapeWith(Object.fromEntries(forms.map((form) => [form.id, givenByForm(context, form)]))),
    shapeWith(Object.fromEntries(undeclared.map((name) => [name, anything]))),
  ]);
});

/** The input of a flow at the start. */
function inputShape(context: CheckContext, flow: FlowDocument): Shape {
  const data = dataShape(context.contractIndex, declared(flow, "data"));
  const { input = [] } = flow.value;
  return shapeWith(Object.fromEntries(input.map((name) => [name, data.member(name)])));
}

/** The values of a form: its fields, those of a group under the group's name, and its computed values. */
function formValuesShape(context: CheckContext, form: FormDocument): Shape {
  const made = objectKeys(form.value.output).map((name) => [name, anything] as const);
  return shapeWith({ ...formFieldShapes(context, form), ...Object.fromEntries(made) });
}

/** The values of a form or one of its substitutes. */
const givenByForm = (context: CheckContext, form: FormDocument): Shape =>
  anyOfShapes(withSubstitutes(context, "form", form).map((one) => formValuesShape(context, one)));

/** The names of a form's values. */
export function formGivesNames(context: CheckContext, form: FormDocument): readonly string[] {
  return formValuesShape(context, form).names;
}

/** An object without declared members has none, rather than any. */
function declared({ value }: FlowDocument, key: "data" | "settings"): unknown {
  return objectKeys(value[key]?.properties).length === 0 ? NOTHING : value[key];
}

const NOTHING = { additionalProperties: false };

/** The cause of the transition with a rule: `event`, `result`, `error` or `output`. */
function causeScope(context: CheckContext, flow: FlowDocument, path: JsonPath): ShapeScope {
  const opened = openedAt(path);
  if (opened !== undefined) return { output: outputAt(context, flow, path.slice(0, opened + 1), path[opened + 2]) };
  const [part, cause] = path[0] === "states" ? path.slice(2) : path;
  const state = stateAround(flow, path);
  switch (part) {
    case "on":
      return { event: eventShape(context, flow, String(cause), path[0] === "states" ? state : undefined) };
    case "failed":
      return { error: stateFailureShape(state) };
    case "poll":
      return { result: resultShape(context, state) };
    case "done":
      return state?.flow === undefined
        ? { result: resultShape(context, state) }
        : { output: outputAt(context, flow, path.slice(0, 2), cause) };
    default:
      return {};
  }
}

/**
 * The values of an event that reaches a state, or any state of the flow. They are known when foreign pages send it;
 * whoever else sends it may give any.
 */
function eventShape(context: CheckContext, flow: FlowDocument, name: string, state: DraftState | undefined): Shape {
  const screens =
    state === undefined
      ? [flow, ...flowsInside(context, flow)].flatMap((one) => listScreens(context, one))
      : [findScreen(context, flow, state) ?? []].flat();
  const ofFrames = screens
    .flatMap((screen) => withSubstitutes(context, "screen", screen))
    .flatMap((screen) => shapeOfFrameEvents(context, screen, name) ?? []);
  if (ofFrames.length === 0) return anything;
  const isEmitted = emittedEvents(context).some((one) => one.name === name && one.receivers.has(flow));
  return anyOfShapes(isEmitted ? [...ofFrames, anything] : ofFrames);
}

/** The answer of a state's call; for several calls, each under its name. */
function resultShape(context: CheckContext, state: DraftState | undefined): Shape {
  if (state?.calls === undefined) return callOutputShape(context, state?.call);
  const answers = objectEntries(state.calls).map(([name, { call }]) => [name, callOutputShape(context, call)] as const);
  return shapeWith(Object.fromEntries(answers));
}

/** The members of a failure; when several calls can fail, also which one did. */
function stateFailureShape(state: DraftState | undefined): Shape {
  if (state?.call !== undefined) return failureShape;
  const names = objectKeys(state?.calls);
  const which = names.length === 0 ? shapeWith({}) : { ...shapeOfTypes("text"), values: names };
  return anyOfShapes([failureShape, shapeWith({ call: which })]);
}

function outputAt(context: CheckContext, flow: SourceDocument, at: JsonPath, outcome: unknown): Shape {
  const inner = innerFlowAt(context, flow, at);
  return inner ? outputShape(context, inner, outcome) : anything;
}

/** The output of an inner flow: the members of its final states' `output`, each with the type of its rule. */
export function outputShape(context: CheckContext, flow: FlowDocument, outcome: unknown): Shape {
  return outcomeOutputShape(context, flow.path, String(outcome));
}

const outcomeOutputShape = memoize((context: CheckContext, path: string, outcome: string): Shape => {
  const flow = context.index.at<"flow">(path);
  if (flow === undefined) return anything;
  const outcomes = outputsByOutcome(flow);
  const outputs = outcome === "*" ? [...outcomes.values()].flat() : (outcomes.get(outcome) ?? []);
  const data = flowDataShape(context, flow);
  const members = outputs.flatMap((output) => objectEntries(output));
  return shapeWith(Object.fromEntries(members.map(([name, rule]) => [name, ruleShape(rule, { data })])));
});

/** The shape of a rule's value. Nothing is known of named rules here. */
export function ruleShape(rule: unknown, scope: ShapeScope): Shape {
  return shapeOfRule(rule, { roots: scope, rules: [] });
}
