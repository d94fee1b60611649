import type { Flow, Transition } from "../generated/flow.ts";
import { commonTransitions, listTransitions, outcomeTransitions } from "./document-rules.ts";

/** A reference from a document of one journey: `id` in the same journey, or `journey/id`. */
export function resolveRef(from: string, ref: string): string {
  return ref.includes("/") ? ref : `${from.slice(0, from.indexOf("/"))}/${ref}`;
}

/** The flows and screens that a flow names, as written. */
export function referencesOfFlow(flow: Flow): {
  readonly flows: readonly string[];
  readonly screens: readonly string[];
} {
  const states = Object.values(flow.states);
  const transitions = [
    ...commonTransitions(flow, "on"),
    ...commonTransitions(flow, "failed"),
    ...states.flatMap(listTransitions),
  ];
  return {
    flows: [...states.flatMap((state) => ("flow" in state ? [state.flow] : [])), ...openedBy(transitions)],
    screens: states.flatMap((state) => ("screen" in state ? [state.screen] : [])),
  };
}

function openedBy(transitions: readonly Transition[]): string[] {
  return transitions.flatMap(({ open }) =>
    open === undefined ? [] : [open.flow, ...openedBy(outcomeTransitions(open))],
  );
}
