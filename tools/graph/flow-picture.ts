import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { elementsOf, member } from "../../src/documents/json.ts";
import { fullName, type SourceDocument } from "../../src/documents/read/source-document.ts";
import { type Edge, edgesOf, NEXT } from "../../src/documents/uses/flow-edges.ts";
import { kindOf } from "../../src/documents/uses/flow-graph.ts";
import { innerFlow, statesOf } from "../../src/documents/uses/flow-links.ts";
import { wayOf } from "../walk/ways.ts";

/** What became of a way when the flow was walked. */
export type Walked = "taken" | "untaken" | "out of reach" | "not walked";

/** A state of a flow in a picture. */
export interface PictureState {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly isStart: boolean;
  /** The flow that runs inside, `journey/id`. */
  readonly inner?: string;
}

/** A way between states; `any` stands for all states, whose ways the flow says once. */
export interface PictureWay {
  readonly from: string;
  readonly to: string;
  /** What causes it: an event, a failure, an outcome, a time. */
  readonly label: string;
  readonly isFailure: boolean;
  /** The flow that it opens over the page, `id` or `journey/id`. */
  readonly opens?: string;
  readonly walked: Walked;
}

/** A flow as a picture shows it; JSON. */
export interface FlowPicture {
  readonly flow: string;
  readonly states: readonly PictureState[];
  readonly ways: readonly PictureWay[];
  /** Flows inside, drawn where they run, by their names. */
  readonly unfolded: Readonly<Record<string, FlowPicture>>;
}

/** Where ways start that every state may take. */
export const ANY = "any state";

/** Where `next` leads: to the first step that is still to be made. */
export const NEXT_STEP = "next step";

/** Makes the picture of a flow; `walkedAs` says of a way what became of it. Inner flows are unfolded one level deep. */
export function flowPicture(
  checked: CheckedDocuments,
  flow: SourceDocument,
  walkedAs: (way: string) => Walked,
  isUnfolded: boolean,
): FlowPicture {
  const named = fullName(flow);
  const start = member(flow.value, "start");
  const states = statesOf(flow).map(({ name, state }): PictureState => {
    const inner = innerFlow(checked, flow, state);
    const within = inner === undefined ? {} : { inner: fullName(inner) };
    return { id: `${named}#${name}`, name, kind: kindOf(state) ?? "state", isStart: name === start, ...within };
  });
  const edges = edgesOf(checked, flow).map((edge) => wayOfEdge(flow, edge, walkedAs));
  const ways = [...edges, ...stepWays(flow, named, walkedAs)];
  const inside = isUnfolded ? statesOf(flow).flatMap(({ state }) => innerFlow(checked, flow, state) ?? []) : [];
  const unfolded = inside.map((one) => [fullName(one), flowPicture(checked, one, walkedAs, false)] as const);
  return { flow: named, states, ways, unfolded: Object.fromEntries(unfolded) };
}

function wayOfEdge(flow: SourceDocument, edge: Edge, walkedAs: (way: string) => Walked): PictureWay {
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
    walked: walkedAs(wayOf(flow, path)),
  };
}

/** From the next step to each of a journey's steps. */
function stepWays(flow: SourceDocument, named: string, walkedAs: (way: string) => Walked): PictureWay[] {
  return elementsOf(member(flow.value, "steps")).map((step, index) => ({
    from: `${named}#${NEXT_STEP}`,
    to: `${named}#${String(member(step, "to"))}`,
    label: `${index + 1}${conditionMark(step)}`,
    isFailure: false,
    walked: walkedAs(wayOf(flow, ["steps", index])),
  }));
}

const conditionMark = (holder: unknown) => (member(holder, "if") === undefined ? "" : " if …");
