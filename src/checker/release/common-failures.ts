import { objectEntries } from "../../documents/json.ts";
import type { Flow, Transition, TransitionOrList } from "../../engine/generated/flow.ts";

/**
 * A flow with the routes' handlers of the failures that it leaves over. They come last: after the flow's own handler of
 * that failure, and after its handler of all.
 */
export function withCommonFailures(flow: Flow, failures: unknown): Flow {
  const { failed = {} } = flow;
  const ownForAll = toList(failed["*"]);
  if (!makesCalls(flow) || ownForAll.some(isCertain)) return flow;
  const common = objectEntries(failures).flatMap(([name, show]): [string, TransitionOrList][] => {
    const own = name === "*" ? [] : toList(failed[name]);
    if (typeof show !== "string" || own.some(isCertain)) return [];
    const before = [...own, ...ownForAll];
    return [[name, before.length === 0 ? { show } : [...before, { show }]]];
  });
  return { ...flow, failed: { ...failed, ...Object.fromEntries(common) } };
}

const makesCalls = ({ states }: Flow) => Object.values(states).some((state) => "call" in state || "calls" in state);

const toList = (transitions: TransitionOrList | undefined): readonly Transition[] =>
  transitions === undefined ? [] : [transitions].flat();

const isCertain = (transition: Transition) => transition.if === undefined;
