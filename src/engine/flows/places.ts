import type { CompiledState } from "./compiled-flow.ts";
import { type FlowSet, requireFlow, requireState } from "./flow-set.ts";
import { RunFault } from "./run-error.ts";
import type { World } from "./scope.ts";
import type { Frame, Opening, PathEntry, Snapshot, Undo } from "./snapshot.ts";
import { substituteFor } from "./substitutes.ts";

/**
 * Whether a stored run can continue in these flows, which may have changed since: every state that it is in, or can go
 * back to, still exists and still does what the run relies on. Throws a RunFault where one does not.
 */
export function checkPlaces(flows: FlowSet, snapshot: Snapshot, world: World): void {
  for (const [depth, frame] of snapshot.frames.entries()) checkFrame(flows, snapshot, depth, frame, world);
  for (const { at } of snapshot.path) checkPlace(flows, at);
  for (const { undo } of snapshot.path.slice(1)) checkUndo(flows, undo);
}

/** Checks the undo of Back, which has at least the outermost frame. */
function checkUndo(flows: FlowSet, undo: Undo): void {
  for (const { flow, state } of undo) requireState(requireFlow(flows, flow), state);
  if (undo.length > 0) return;
  throw new RunFault({ kind: "unknown-state", message: "Back from a screen would leave no flow" });
}

function checkFrame(
  flows: FlowSet,
  snapshot: Snapshot,
  depth: number,
  { flow, state, open }: Frame,
  world: World,
): void {
  const found = requireState(requireFlow(flows, flow), state);
  const inner = snapshot.frames[depth + 1];
  if (open !== undefined) checkOpening(flows, snapshot, open);
  if (inner === undefined) require(isActive(found, snapshot), flow, state);
  else if (inner.open !== undefined) require(isOnView(found), flow, state);
  else require(found.kind === "flow" && substituteFor("flows", found.flow, world.values) === inner.flow, flow, state);
}

/** Whether the active state fits the calls under way: it issues them, or, without any, waits for events. */
function isActive(state: CompiledState, { pending, left }: Snapshot): boolean {
  const calls = Object.values(pending);
  if (calls.length === 0) return left === undefined && isOnView(state);
  if (state.kind === "call") return calls.every(({ call, name }) => call === state.call.call && name === undefined);
  if (state.kind !== "calls") return false;
  return calls.every(({ call, name }) => state.calls.some((one) => one.name === name && one.call.call === call));
}

const isOnView = ({ kind }: CompiledState) => kind === "screen" || kind === "wait";

function checkPlace(flows: FlowSet, { flows: refs, via, state }: PathEntry["at"]): void {
  const flow = refs.at(-1) ?? "";
  require(isOnView(requireState(requireFlow(flows, flow), state)), flow, state);
  for (const [depth, name] of via.entries()) requireState(requireFlow(flows, refs[depth] ?? ""), name);
}

function checkOpening(flows: FlowSet, { frames, path }: Snapshot, { by, at, over }: Opening): void {
  const flow = requireFlow(flows, frames[by]?.flow ?? "");
  if (flow.opens.get(at) !== undefined && over < path.length) return;
  throw new RunFault({ kind: "unknown-state", message: `"${flow.ref}" opens nothing at "${at}"`, flow: flow.ref });
}

function require(isSame: boolean, flow: string, state: string): void {
  if (isSame) return;
  const message = `"${state}" of the flow "${flow}" is not what it was when the run was stored`;
  throw new RunFault({ kind: "unknown-state", message, flow, state });
}
