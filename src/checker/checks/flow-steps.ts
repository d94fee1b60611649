import { objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { Step } from "../../engine/generated/flow.ts";
import { NEXT } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { isSatisfiable } from "../conditions/is-satisfiable.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { edgesFrom, edgeTargets, listEdges, toStepOf } from "../uses/flow-edges.ts";
import { reachedFrom } from "../uses/flow-graph.ts";
import { findScreen, holdsUnknownForm, listForms, stateNamed } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * The steps of a flow lead to its end: each sets its data, none before the last has lasting data, and the last always
 * applies.
 */
export const flowSteps: Check = {
  ids: ["open-steps", "endless-step", "step-sets-nothing", "no-steps"],
  run: ofEach(["flow"], (context, flow) => {
    const { steps } = flow.value;
    if (steps === undefined) return withoutSteps(context, flow);
    return steps.flatMap((step, index) => [
      ...order(context, flow, step, index),
      ...giving(context, flow, step, index),
    ]);
  }),
};

function withoutSteps(context: CheckContext, flow: FlowDocument): FoundHere[] {
  return listEdges(context, flow)
    .filter(({ transition }) => toStepOf(transition) !== undefined)
    .map(({ path }) => ({
      check: "no-steps",
      spot: { path: [...path, "toStep"], part: "key" },
      message: `"toStep" goes to one of the flow's steps, and "${flow.id}" has no "steps"`,
      hint: `name a state with "to", or list the steps of the journey`,
    }));
}

function order(
  context: CheckContext,
  flow: FlowDocument,
  { to, sets, if: condition }: Draft<Step>,
  index: number,
): FoundHere[] {
  const place = { spot: { path: ["steps", index] } };
  const isConditional = canBeLeftOut(context, flow, condition, index);
  if (index + 1 === flow.value.steps?.length) {
    if (!isConditional && sets === undefined) return [];
    const message = `the last step, "${to}", may be skipped or complete; then "next" leads nowhere`;
    const hint = `end "steps" with a step without "if" and "sets"`;
    return [{ check: "open-steps", ...place, message, hint }];
  }
  if (isConditional || sets !== undefined) return [];
  const message = `step "${to}" has no "sets" and no "if", so "next" never passes it`;
  return [{ check: "endless-step", ...place, message, hint: `add "sets", or make it the last` }];
}

function canBeLeftOut(context: CheckContext, flow: FlowDocument, condition: unknown, index: number): boolean {
  if (condition === undefined) return false;
  const rule = spelledOut(context, flow)(condition);
  return isSatisfiable([{ rule, holds: false }], scopeOfRule(context, flow, ["steps", index, "if"]));
}

function giving(context: CheckContext, flow: FlowDocument, { to, sets }: Draft<Step>, index: number): FoundHere[] {
  if (to === undefined || sets === undefined) return [];
  const given = givenFrom(context, flow, to);
  if (given === undefined || given.has(sets)) return [];
  const path: JsonPath = ["steps", index, "sets"];
  const message = `no state between step "${to}" and the next sets "${sets}", so "next" would always lead to it`;
  const hint = `set "${sets}" in between, or name what the step sets: ${[...given].join(", ")}`;
  return [{ check: "step-sets-nothing", spot: { path }, message, hint }];
}

/** The data set from a state until `next`: by transitions and by forms; undefined when a form is absent. */
function givenFrom(context: CheckContext, flow: FlowDocument, to: string): ReadonlySet<string> | undefined {
  const edges = listEdges(context, flow);
  const states = reachedFrom([to], (name) =>
    [...edgesFrom(context, flow, name), ...edgesFrom(context, flow)]
      .filter(({ transition }) => transition.to !== NEXT)
      .flatMap((edge) => edgeTargets(edge, flow)),
  );
  const screens = [...states].flatMap((name) => findScreen(context, flow, stateNamed(flow, name)) ?? []);
  if (screens.some((screen) => holdsUnknownForm(context, screen))) return undefined;
  const taken = edges.filter(({ from }) => from === undefined || states.has(from));
  return new Set([
    ...taken.flatMap(({ transition }) => objectKeys(transition.set)),
    ...screens.flatMap((screen) => listForms(context, screen).map(({ id }) => id)),
  ]);
}
