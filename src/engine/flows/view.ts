import type { JsonObject } from "../rules/value.ts";
import { isOpen } from "./calls.ts";
import type { CompiledScreenState, CompiledWaitState } from "./compiled-flow.ts";
import type { Context } from "./context.ts";
import { isEmpty } from "./empty.ts";
import { type FlowSet, requireFlow } from "./flow-set.ts";
import { createScope, resolveSettings } from "./scope.ts";
import { canGoBack, isLocked } from "./send.ts";
import type { Frame, PathEntry, ShownNotice, Snapshot } from "./snapshot.ts";
import { type StepView, stepView } from "./steps.ts";
import { substituteFor } from "./substitutes.ts";
import { applyUndo, framesAt, revived } from "./undo.ts";

/** One screen to draw. */
export interface ScreenViewData {
  readonly flow: string;
  readonly state: string;
  /** The screen's `journey/id`; of its substitute, when the client or the programme has one. */
  readonly screen: string;
  readonly as: "page" | "dialog" | "panel";
  /** The id of its address, when its state has one. */
  readonly address?: string;
  readonly visit: number;
  readonly data: JsonObject;
  readonly settings: JsonObject;
  /** The flow's named rules. */
  readonly rules: JsonObject;
  /** The rules of the flow's derived values; absent when it has none. */
  readonly derived?: JsonObject;
}

/** The view of a run. */
export interface RunView {
  /** The last screen shown as a page; absent while a run's first call is under way, and while it waits. */
  readonly page?: ScreenViewData;
  /** Dialogs and panels above the page, outermost first; the last is on view. */
  readonly overlays: readonly ScreenViewData[];
  /** The last of the overlays. */
  readonly dialog?: ScreenViewData;
  /** The address of the innermost screen on view that has one. */
  readonly address?: string;
  /** A state is on view that shows nothing. */
  readonly isWaiting: boolean;
  /** The customer's position, when the flow has steps and their number is known. */
  readonly step?: StepView;
  readonly isBusy: boolean;
  /** The id of the call under way. */
  readonly busyWith?: string;
  /** Events of screens are ignored: an unsafe call is under way. */
  readonly isLocked: boolean;
  readonly show?: ShownNotice;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly canGoBack: boolean;
  /** The index on the path of the screen on view; -1 before the first. */
  readonly index: number;
  /** The visit that events carry now. */
  readonly visit: number;
  readonly ended?: { readonly outcome: string };
}

export function view(flows: FlowSet, snapshot: Snapshot, context: Context): RunView {
  const { show, fieldErrors, ended, path } = snapshot;
  const calls = Object.values(snapshot.pending);
  const busyWith = calls.find(isOpen) ?? calls[0];
  return {
    ...viewScreens(flows, snapshot, context),
    isBusy: busyWith !== undefined,
    ...(busyWith === undefined ? {} : { busyWith: busyWith.call }),
    isLocked: isLocked(snapshot),
    ...(show === undefined ? {} : { show }),
    ...(fieldErrors === undefined ? {} : { fieldErrors }),
    canGoBack: canGoBack(snapshot),
    index: path.length - 1,
    visit: path.at(-1)?.at.visit ?? 0,
    ...(ended === undefined ? {} : { ended }),
  };
}

type Screens = Pick<RunView, "page" | "overlays" | "dialog" | "address" | "isWaiting" | "step">;

/** The page, then for each layer above it the screen on view. */
function viewScreens(flows: FlowSet, snapshot: Snapshot, context: Context): Screens {
  const { path } = snapshot;
  const [base = -1, ...above] = topsOfLayers(path);
  const pageIndex = pageBelow(flows, path, base);
  const page = drawScreen(flows, snapshot, pageIndex, context);
  const tops = pageIndex === base ? above : [base, ...above];
  const overlays = tops.flatMap((index) => drawScreen(flows, snapshot, index, context) ?? []).map(asOverlay);
  const dialog = overlays.at(-1);
  const address = overlays.findLast((one) => one.address !== undefined)?.address ?? page?.address;
  const step = page === undefined ? undefined : findStepView(flows, snapshot, pageIndex, context);
  return {
    ...(page === undefined ? {} : { page }),
    overlays,
    ...(dialog === undefined ? {} : { dialog }),
    ...(address === undefined ? {} : { address }),
    isWaiting: stateAt(flows, path.at(-1))?.kind === "wait",
    ...(step === undefined ? {} : { step }),
  };
}

/** An overlay never covers the page that opened it. */
function asOverlay(screen: ScreenViewData): ScreenViewData {
  return screen.as === "page" ? { ...screen, as: "dialog" } : screen;
}

/** The indexes of the screens on view: of the page's layer, then of each overlay, outermost first. */
function topsOfLayers(path: readonly PathEntry[]): number[] {
  const tops: number[] = [];
  for (let index: number | undefined = path.length - 1; index !== undefined && index >= 0; ) {
    tops.unshift(index);
    index = path[index]?.at.over;
  }
  return tops;
}

/** The latest page up to an index; -1 when absent, or when a state that shows nothing came since. */
function pageBelow(flows: FlowSet, path: readonly PathEntry[], from: number): number {
  for (let index = from; index >= 0; index -= 1) {
    const state = stateAt(flows, path[index]);
    if (state?.kind === "wait") return -1;
    if (state?.as === "page") return index;
  }
  return -1;
}

function drawScreen(flows: FlowSet, snapshot: Snapshot, index: number, context: Context): ScreenViewData | undefined {
  const entry = snapshot.path[index];
  const state = stateAt(flows, entry);
  const frame = entry === undefined ? undefined : framesToDraw(snapshot, index).at(-1);
  if (entry === undefined || state?.kind !== "screen" || frame === undefined) return undefined;
  const flow = requireFlow(flows, frame.flow);
  return {
    flow: frame.flow,
    state: entry.at.state,
    screen: substituteFor("screens", state.screen, context.values),
    as: state.as,
    ...(state.address === undefined ? {} : { address: state.address }),
    visit: entry.at.visit,
    data: frame.data,
    settings: resolveSettings(flow, context.values),
    rules: flow.rules,
    ...(isEmpty(flow.derived) ? {} : { derived: flow.derived }),
  };
}

/** The step of the innermost flow around a page that is at a step. */
function findStepView(flows: FlowSet, snapshot: Snapshot, index: number, { values }: Context): StepView | undefined {
  const at = snapshot.path[index]?.at;
  if (at === undefined || !at.flows.some((ref) => requireFlow(flows, ref).steps().length > 0)) return undefined;
  const states = [...at.via, at.state];
  const frames = framesToDraw(snapshot, index);
  for (let depth = frames.length - 1; depth >= 0; depth -= 1) {
    const { flow: ref = "", data = {} } = frames[depth] ?? {};
    const flow = requireFlow(flows, ref);
    const scope = createScope(flow, data, { values, now: undefined });
    const step = stepView(flow, states[depth] ?? "", data, ({ rule }) => rule(scope) === true);
    if (step !== undefined) return step;
  }
  return undefined;
}

/** A screen shows its current data, or the data at which its flow was left. */
function framesToDraw({ frames, left, path }: Snapshot, index: number): readonly Frame[] {
  const framesOfLast = left === undefined ? frames : applyUndo(frames, left);
  return revived(framesAt(path, index, framesOfLast), frames);
}

/** The state of a place on the path that shows something, or waits. */
export function stateAt(
  flows: FlowSet,
  entry: Pick<PathEntry, "at"> | undefined,
): CompiledScreenState | (CompiledWaitState & { as?: never }) | undefined {
  const state = flows.flows.get(entry?.at.flows.at(-1) ?? "")?.states.get(entry?.at.state ?? "");
  return state?.kind === "screen" || state?.kind === "wait" ? state : undefined;
}

/** The screen that a state of a flow shows, by `journey/id`, or its substitute; undefined for any other state. */
export function screenOfState(flows: FlowSet, flow: string, name: string, { values }: Context): string | undefined {
  const state = flows.flows.get(flow)?.states.get(name);
  return state?.kind === "screen" ? substituteFor("screens", state.screen, values) : undefined;
}
