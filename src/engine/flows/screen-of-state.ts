import type { Context } from "./context.ts";
import type { FlowSet } from "./flow-set.ts";
import { substituteFor } from "./substitutes.ts";

/** The screen that a state of a flow shows, by `journey/id`, or its substitute; undefined for any other state. */
export function screenOfState(flows: FlowSet, flow: string, name: string, { values }: Context): string | undefined {
  const state = flows.flows.get(flow)?.states.get(name);
  return state?.kind === "screen" ? substituteFor("screens", state.screen, values) : undefined;
}
