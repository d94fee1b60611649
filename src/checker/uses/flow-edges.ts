import type { JsonPath } from "../../documents/json-path.ts";
import type { Branch, TimedTransition, Transition } from "../../engine/generated/flow.ts";
import { NEXT } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { stateNamed } from "./flow-links.ts";

/** A transition, whatever its cause. */
export type DraftTransition = Draft<Transition | Branch | TimedTransition>;

/** The kinds of causes of an edge. */
export type EdgeCause = "on" | "failed" | "done" | "at" | "after" | "choose";

/** A transition of a flow: its source, its cause and its content. */
export interface Edge {
  /** Its source state; undefined for one that every state may take (`on` and `failed` of the flow). */
  readonly from: string | undefined;
  readonly cause: EdgeCause;
  /** The event, failure, outcome or duration; undefined when the cause needs no name. */
  readonly name: string | undefined;
  /** Whether it follows the end of a flow that was opened over the page. */
  readonly isOfOverlay: boolean;
  readonly transition: DraftTransition;
  readonly path: JsonPath;
}

const CAUSES: Readonly<Record<string, EdgeCause>> = {
  on: "on",
  failed: "failed",
  done: "done",
  at: "at",
  after: "after",
  choose: "choose",
};

/** Every edge of a flow, including those of flows that it opens over its pages. All code that needs edges uses this. */
export const listEdges = memoizeByDocument((context, flow: FlowDocument): readonly Edge[] =>
  context
    .visitsOf(flow, "Transition", "Branch", "TimedTransition")
    .flatMap(({ value, path }) => edgeAt(value, path) ?? []),
);

function edgeAt(transition: DraftTransition, path: JsonPath): Edge | undefined {
  const isOfState = path[0] === "states";
  const [part, ...rest] = path.slice(isOfState ? 2 : 0);
  const opened = openedAt(path);
  const cause = opened === undefined ? CAUSES[String(part)] : "done";
  if (cause === undefined) return undefined;
  const [name] = opened === undefined ? rest : path.slice(opened + 2);
  return {
    from: isOfState ? String(path[1]) : undefined,
    cause,
    name: typeof name === "string" ? name : undefined,
    isOfOverlay: opened !== undefined,
    transition,
    path,
  };
}

/** The edges that leave a state of a flow; without a name, those that every state may take. */
export const edgesFrom = (context: CheckContext, flow: FlowDocument, state?: string): readonly Edge[] =>
  edgesByState(context, flow).get(state) ?? [];

type EdgesByState = ReadonlyMap<string | undefined, readonly Edge[]>;

const edgesByState = memoizeByDocument((context, flow: FlowDocument): EdgesByState => {
  const byState = new Map<string | undefined, Edge[]>();
  for (const edge of listEdges(context, flow)) {
    const others = byState.get(edge.from);
    if (others === undefined) byState.set(edge.from, [edge]);
    else others.push(edge);
  }
  return byState;
});

/** The place of the cause's name: an event, a failure, an outcome of the state's own. */
export function causePath({ from, path }: Edge): JsonPath {
  return path.slice(0, from === undefined ? 2 : 4);
}

/** The index in a flow's path of the `open` whose outcome led there; undefined elsewhere. */
export function openedAt(path: JsonPath): number | undefined {
  const at = path.findLastIndex((key, index) => key === "open" && path[index + 1] === "done" && index > 1);
  return at < 0 ? undefined : at;
}

/** The targets of an edge: none when it stays, each step's for `next`, each step with a screen for `toStep`. */
export function edgeTargets({ transition }: Edge, flow: FlowDocument): readonly string[] {
  if (toStepOf(transition) !== undefined) return screenSteps(flow);
  const { to } = transition;
  if (to === undefined) return [];
  const steps = to === NEXT ? stepStates(flow) : [];
  return steps.length > 0 ? steps : [to];
}

/** The rule that names the step to which a transition goes. */
export const toStepOf = (transition: DraftTransition): unknown =>
  "toStep" in transition ? transition.toStep : undefined;

/** The steps of a flow that show a screen. */
const screenSteps = (flow: FlowDocument): readonly string[] =>
  stepStates(flow).filter((name) => stateNamed(flow, name)?.screen !== undefined);

/** Whether a transition leads to no state. */
export const isStaying = (transition: DraftTransition): boolean =>
  transition.to === undefined && toStepOf(transition) === undefined;

/** The states of a flow's steps, in order. */
export function stepStates({ value: { steps = [] } }: FlowDocument): readonly string[] {
  return steps.flatMap(({ to }) => to ?? []);
}

/** The events that a flow handles in every state, and in one of them. */
export function eventsTaken(context: CheckContext, flow: FlowDocument, state?: string): ReadonlySet<string> {
  const own = state === undefined ? [] : edgesFrom(context, flow, state);
  const taken = [...edgesFrom(context, flow), ...own].filter(({ cause }) => cause === "on");
  return new Set(taken.flatMap(({ name }) => name ?? []));
}
