import type { Flow, Open } from "../generated/flow.ts";
import { isJsonObject, isList } from "../rules/value.ts";
import type { TransitionCompiler } from "./compile-transition.ts";
import type { CompiledOpen } from "./compiled-flow.ts";
import type { Lookup } from "./lookup.ts";

/** The flows that a flow's transitions open over the page, by their places, each compiled at its first use. */
export function openings(flow: Flow, compiler: TransitionCompiler): Lookup<CompiledOpen> {
  const made = new Map<string, CompiledOpen>();
  return {
    get(at) {
      const known = made.get(at);
      const open = known === undefined ? openAt(flow, at) : undefined;
      if (open === undefined) return known;
      const opened = compiler.open(open, at);
      made.set(at, opened);
      return opened;
    },
  };
}

/** A place always has the index of the transition, even when it is not in a list. */
const PLACE = /^\/(?:states\/.+|on|failed)\/[^/]+\/\d+$/;

/** What the transition at a place opens; undefined where it opens nothing. */
export function openAt(flow: Flow, at: string): Open | undefined {
  if (!PLACE.test(at)) return undefined;
  let value: unknown = flow;
  for (const key of at.slice(1).split("/")) value = readPart(value, key);
  return isJsonObject(value) && isOpen(value.open) ? value.open : undefined;
}

function readPart(value: unknown, key: string): unknown {
  if (isList(value)) return value[Number(key)];
  if (!isJsonObject(value)) return undefined;
  if (Object.hasOwn(value, key)) return value[key];
  return /^\d+$/.test(key) ? value : undefined;
}

function isOpen(value: unknown): value is Open {
  return isJsonObject(value) && typeof value.flow === "string";
}
