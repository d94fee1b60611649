import { objectEntries, objectKeys } from "../../documents/json.ts";
import { NEXT } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, edgesFrom, listEdges } from "./flow-edges.ts";
import { reachedFrom, startState, stateKind } from "./flow-graph.ts";
import { type DraftState, innerFlow, listStates, stateNamed } from "./flow-links.ts";
import { usesOfFlow } from "./flow-uses.ts";
import { withSubstitutes } from "./substitutions.ts";

type Flows = readonly FlowDocument[];

/** The states that a flow can reach from its start before anything was shown. `inside`: flows that are being judged. */
export function silentStates(context: CheckContext, flow: FlowDocument, inside: Flows = []): ReadonlySet<string> {
  return reachedFrom(startState(flow), (name) =>
    silentEdges(context, flow, name, inside).flatMap((edge) => silentTargets(context, flow, edge)),
  );
}

/** The edges that a flow takes by itself from a state, without having shown anything in it. */
export function silentEdges(
  context: CheckContext,
  flow: FlowDocument,
  name: string,
  inside: Flows = [],
): readonly Edge[] {
  const state = stateNamed(flow, name);
  const own = edgesFrom(context, flow, name).filter(({ isOfOverlay }) => !isOfOverlay);
  switch (stateKind(state)) {
    case "choose":
      return own;
    case "call":
    case "calls":
      return [...own, ...edgesFrom(context, flow).filter(({ cause }) => cause === "failed")];
    case "flow": {
      const outcomes = silentOutcomes(context, flow, state, [...inside, flow]);
      return own.filter(({ name: outcome }) => outcomes.has(outcome ?? "") || (outcome === "*" && outcomes.size > 0));
    }
    default:
      return [];
  }
}

/**
 * The outcomes with which a state's inner flow can end before it shows anything. An outcome that leads back here
 * follows a screen.
 */
function silentOutcomes(context: CheckContext, flow: FlowDocument, state: DraftState | undefined, inside: Flows) {
  const inner = innerFlow(context, flow, state);
  const flows = inner === undefined ? [] : withSubstitutes(context, "flow", inner);
  const outcomes = flows
    .filter((one) => !inside.includes(one))
    .flatMap((one) =>
      [...silentStates(context, one, inside)].flatMap((name) => stateNamed(one, name)?.final?.outcome ?? []),
    );
  return new Set(outcomes);
}

function silentTargets(context: CheckContext, flow: FlowDocument, { transition: { to } }: Edge): readonly string[] {
  if (to === NEXT) return firstSteps(context, flow);
  return to === undefined ? [] : [to];
}

/** The steps to which `next` can lead before the customer acts: up to the first that cannot have its result yet. */
function firstSteps(context: CheckContext, flow: FlowDocument): string[] {
  const given = givenByItself(context, flow);
  const { steps = [] } = flow.value;
  const first = steps.findIndex((step) => step.if === undefined && !given.has(step.sets));
  return steps.slice(0, first < 0 ? steps.length : first + 1).flatMap(({ to }) => to ?? []);
}

/** The data that a flow can have without a screen: its input, its defaults, and the data that its other states set. */
function givenByItself(context: CheckContext, flow: FlowDocument): ReadonlySet<unknown> {
  const { data, input = [] } = flow.value;
  const shown = new Set(
    listStates(flow).flatMap(({ name, state }) => (["screen", "wait"].includes(stateKind(state) ?? "") ? [name] : [])),
  );
  const silent = listEdges(context, flow).filter(({ from, cause }) => cause !== "on" && !shown.has(from ?? ""));
  return new Set([
    ...input,
    ...objectEntries(data?.properties).flatMap(([name, type]) => (type.default === undefined ? [] : [name])),
    ...silent.flatMap(({ transition }) => objectKeys(transition.set)),
  ]);
}

/** Whether a flow can start before anything was shown: by a route or a frame, or in such a state of another flow. */
export function mayStartUnseen(context: CheckContext, flow: FlowDocument, inside: Flows = []): boolean {
  return usesOfFlow(context, flow).some((use) => {
    if (use.by === "route" || use.by === "frame") return true;
    if (use.by === "open" || inside.includes(use.parent)) return false;
    const isReached = silentStates(context, use.parent).has(use.state ?? "");
    return isReached && mayStartUnseen(context, use.parent, [...inside, flow]);
  });
}
