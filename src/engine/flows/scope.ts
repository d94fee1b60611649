import { formatInstant } from "../rules/instant.ts";
import type { JsonObject, Scope } from "../rules/value.ts";
import type { CompiledFlow } from "./compiled-flow.ts";
import type { ContextValues } from "./context.ts";
import type { Instant } from "./snapshot.ts";

/** What lives for one transition only. */
export interface Occasion {
  readonly event?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly output?: unknown;
}

/** What the rules of a flow read. */
export function scopeOf(flow: CompiledFlow, data: JsonObject, world: World, occasion: Occasion = {}): Scope {
  const { client, programme, session, storage, locale } = world.values;
  const settings = settingsOf(flow, world.values);
  return {
    data,
    settings,
    rules: flow.rules,
    client,
    programme,
    session,
    storage,
    locale,
    // Few rules read it, and it takes longer to write than most rules to run.
    get now() {
      return world.now === undefined ? undefined : formatInstant(world.now);
    },
    ...occasion,
  };
}

/** What is around a run during one step. */
export interface World {
  readonly values: ContextValues;
  /** The event's time; absent where a picture is drawn, which is of no time. */
  readonly now: Instant | undefined;
}

/** A flow's settings: what the client and the programme chose, over the defaults. */
export function settingsOf(flow: CompiledFlow, values: ContextValues): JsonObject {
  const chosen = Object.hasOwn(values.settings, flow.ref) ? values.settings[flow.ref] : undefined;
  return chosen === undefined ? flow.settings : { ...flow.settings, ...chosen };
}
