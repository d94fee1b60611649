import { formatPointer } from "../../documents/json-path.ts";
import { parseDuration } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, isStaying, listEdges } from "../uses/flow-edges.ts";

/** Timers of a state that never fire: an earlier or simultaneous one always leads away. */
export function lateTimers(context: CheckContext, flow: FlowDocument): Problem[] {
  const timers = listTimers(context, flow);
  return timers.flatMap((timer, at) => {
    const first = timers.find(
      (one, index) => one.from === timer.from && one.isLast && isBefore(one, timer, index < at),
    );
    if (first === undefined) return [];
    const message = `this timer of state "${timer.from}" never fires: the state ends after ${first.name}`;
    const spot = { path: ["states", timer.from, "after", timer.name], part: "key" } as const;
    return [{ check: "unreachable-branch", file: flow.path, spot, message }];
  });
}

interface Timer {
  readonly from: string;
  /** The duration, as written. */
  readonly name: string;
  readonly ms: number;
  /** Whether the timer always leaves the state or enters it again. */
  readonly isLast: boolean;
}

const isBefore = (one: Timer, other: Timer, isWrittenBefore: boolean) =>
  one.ms < other.ms || (one.ms === other.ms && isWrittenBefore);

function listTimers(context: CheckContext, flow: FlowDocument): Timer[] {
  const timers = new Map<string, Edge[]>();
  for (const edge of listEdges(context, flow)) {
    if (edge.cause !== "after" || edge.isOfOverlay || edge.from === undefined) continue;
    const place = formatPointer(edge.path.slice(0, 4));
    timers.set(place, [...(timers.get(place) ?? []), edge]);
  }
  return [...timers.values()].flatMap((edges) => {
    const [{ from, name } = {}] = edges;
    const ms = parseDuration(name ?? "");
    if (from === undefined || name === undefined || ms === undefined) return [];
    return [{ from, name, ms, isLast: leadsAway(edges) }];
  });
}

/** Whether one of these transitions is always taken and leads to a state. */
function leadsAway(edges: readonly Edge[]): boolean {
  const isCertain = edges.some(({ transition }) => transition.if === undefined);
  return isCertain && edges.every(({ transition }) => !isStaying(transition));
}
