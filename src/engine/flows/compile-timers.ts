import type { ScreenState, WaitState } from "../generated/flow.ts";
import { compileRule } from "../rules/compile-rule.ts";
import { parseDuration, parseInstant } from "../rules/instant.ts";
import type { TransitionCompiler } from "./compile-transition.ts";
import type { CompiledTimer } from "./compiled-flow.ts";

/** The timers of a state that waits: its `at` first, then its `after`, in the document's order. */
export function compileTimers(
  { at, after = {} }: Pick<ScreenState | WaitState, "at" | "after">,
  transitions: TransitionCompiler,
  place: string,
): CompiledTimer[] {
  const instants = (at === undefined ? [] : [at].flat()).map((timed, index): CompiledTimer => {
    const time = compileRule(timed.time);
    return {
      due: (scope) => {
        const value = time(scope);
        return typeof value === "string" ? parseInstant(value) : undefined;
      },
      transitions: transitions.list(timed, `${place}/at/${index}`),
    };
  });
  const durations = Object.entries(after).map(([duration, given]): CompiledTimer => {
    const ms = parseDuration(duration);
    return {
      due: (_scope, now) => (ms === undefined ? undefined : now + ms),
      transitions: transitions.list(given, `${place}/after/${duration}`),
    };
  });
  return [...instants, ...durations];
}
