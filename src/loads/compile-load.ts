import type { Load } from "../documents/generated/screen.ts";
import { compileRule, parseDuration, type Scope } from "../engine/index.ts";
import type { LoadRequest } from "../ports/screen-port.ts";

/** A compiled load of a screen or form. */
export interface CompiledLoad {
  readonly name: string;
  /** How long a changed input must stay unchanged before the load, in milliseconds. */
  readonly debounce: number;
  /** The pause between an answer and the next request, in milliseconds; undefined when it is asked once. */
  readonly every: number | undefined;
  /** Its present request; undefined while none is needed. */
  request(scope: Scope): LoadRequest | undefined;
  /** Whether an answer is the last wanted one. */
  isLast(answer: unknown, scope: Scope): boolean;
}

/** Compiles the loads of a screen or form. */
export const compileLoads = (loads: Readonly<Record<string, Load>> = {}): readonly CompiledLoad[] =>
  Object.entries(loads).map(([name, load]) => compileLoad(name, load));

function compileLoad(name: string, load: Load): CompiledLoad {
  const isDue = load.when === undefined ? () => true : compileRule(load.when);
  const evaluateVariant = load.variant === undefined ? () => undefined : compileRule(load.variant);
  const isLast = load.until === undefined ? () => false : compileRule(load.until);
  const input = Object.entries(load.with ?? {}).map(([key, rule]) => [key, compileRule(rule)] as const);
  return {
    name,
    debounce: toMilliseconds(load.debounce),
    every: load.every === undefined ? undefined : parseDuration(load.every),
    isLast: (answer, scope) => isLast({ ...scope, result: answer }) === true,
    request(scope) {
      if (isDue(scope) !== true) return undefined;
      const variant = evaluateVariant(scope);
      const given = input.map(([key, rule]) => [key, rule(scope)] as const);
      return {
        call: load.call,
        ...(typeof variant === "string" ? { variant } : {}),
        with: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
      };
    },
  };
}

/** Milliseconds of a duration in seconds, `PT0.3S`; the schema allows no other. */
const toMilliseconds = (duration = "PT0S"): number => Number(duration.slice("PT".length, -1)) * 1000;
