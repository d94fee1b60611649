import type { CheckContext } from "../../src/checker/check-context.ts";
import { type FlowDocument, fullName } from "../../src/checker/read/source-document.ts";
import { type Edge, listEdges } from "../../src/checker/uses/flow-edges.ts";
import { stateKind } from "../../src/checker/uses/flow-graph.ts";
import { innerFlow, listStates } from "../../src/checker/uses/flow-links.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import { NEXT } from "../../src/engine/index.ts";
import { transitionIdAt } from "../walk/transition-ids.ts";

/** The walk's result for a transition. */
export type Walked = "taken" | "untaken" | "out of reach" | "not walked";

/** A state of a flow in a diagram. */
export interface DiagramState {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly isStart: boolean;
  /** The flow that runs inside, `journey/id`. */
  readonly inner?: string;
}

/** A transition between states; `any` is the source of transitions that all states share. */
export interface DiagramTransition {
  readonly from: string;
  readonly to: string;
  /** Its cause: an event, a failure, an outcome, a time. */
  readonly label: string;
  readonly isFailure: boolean;
  /** The flow that it opens over the page, `id` or `journey/id`. */
  readonly opens?: string;
  readonly walked: Walked;
}

/** A flow as a diagram; JSON. */
export interface FlowDiagram {
  readonly flow: string;
  readonly states: readonly DiagramState[];
  readonly ways: readonly DiagramTransition[];
  /** Flows inside, drawn where they run, by their names. */
  readonly unfolded: Readonly<Record<string, FlowDiagram>>;
}

/** The source of transitions that every state may take. */
export const ANY = "any state";

/** The target of `next`: the first incomplete step. */
export const NEXT_STEP = "next step";

/**
 * Makes the diagram of a flow; `walkedAs` gives the walk's result for a transition. Inner flows are unfolded one level
 * deep.
 */
export function buildFlowDiagram(
  context: CheckContext,
  flow: FlowDocument,
  walkedAs: (transitionId: string) => Walked,
  isUnfolded: boolean,
): FlowDiagram {
  const named = fullName(flow);
  const start = member(flow.value, "start");
  const states = listStates(flow).map(({ name, state }): DiagramState => {
    const inner = innerFlow(context, flow, state);
    const within = inner === undefined ? {} : { inner: fullName(inner) };
    return { id: `${named}#${name}`, name, kind: stateKind(state) ?? "state", isStart: name === start, ...within };
  });
  const edges = listEdges(context, flow).map((edge) => toDiagramTransition(flow, edge, walkedAs));
  const transitions = [...edges, ...diagramSteps(flow, named, walkedAs)];
  const inside = isUnfolded ? listStates(flow).flatMap(({ state }) => innerFlow(context, flow, state) ?? []) : [];
  const unfolded = inside.map((one) => [fullName(one), buildFlowDiagram(context, one, walkedAs, false)] as const);
  return { flow: named, states, ways: transitions, unfolded: Object.fromEntries(unfolded) };
}

function toDiagramTransition(
  flow: FlowDocument,
  edge: Edge,
  walkedAs: (transitionId: string) => Walked,
): DiagramTransition {
  const { from = ANY, cause, name, transition, path } = edge;
  const to = member(transition, "to");
  const named = fullName(flow);
  const target = to === NEXT ? NEXT_STEP : String(to ?? from);
  const opens = member(member(transition, "open"), "flow");
  return {
    from: `${named}#${from}`,
    to: `${named}#${target}`,
    label: `${name ?? cause}${conditionMark(transition)}`,
    isFailure: cause === "failed",
    ...(typeof opens === "string" ? { opens } : {}),
    walked: walkedAs(transitionIdAt(flow, path)),
  };
}

/** From the next step to each of a journey's steps. */
function diagramSteps(
  flow: FlowDocument,
  named: string,
  walkedAs: (transitionId: string) => Walked,
): DiagramTransition[] {
  return arrayElements(member(flow.value, "steps")).map((step, index) => ({
    from: `${named}#${NEXT_STEP}`,
    to: `${named}#${String(member(step, "to"))}`,
    label: `${index + 1}${conditionMark(step)}`,
    isFailure: false,
    walked: walkedAs(transitionIdAt(flow, ["steps", index])),
  }));
}

const conditionMark = (holder: unknown) => (member(holder, "if") === undefined ? "" : " if …");
