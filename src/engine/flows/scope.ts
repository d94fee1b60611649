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
    now: world.now,
    ...occasion,
  };
}

/** What is around a run during one step. */
export interface World {
  readonly values: ContextValues;
  /** The event's time in ISO 8601. */
  readonly now: string | undefined;
}

/** The world at an instant. */
export function worldAt(values: ContextValues, now: Instant): World {
  return { values, now: formatInstant(now) };
}

/** A flow's settings: what the client and the programme chose, over the defaults. */
export function settingsOf(flow: CompiledFlow, values: ContextValues): JsonObject {
  const chosen = Object.hasOwn(values.settings, flow.ref) ? values.settings[flow.ref] : undefined;
  return chosen === undefined ? flow.settings : { ...flow.settings, ...chosen };
}
