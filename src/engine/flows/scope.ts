import { derivedValues } from "../rules/derived-values.ts";
import { formatInstant } from "../rules/instant.ts";
import type { JsonObject, Scope } from "../rules/value.ts";
import type { CompiledFlow } from "./compiled-flow.ts";
import type { ContextValues } from "./context.ts";
import type { Instant } from "./snapshot.ts";

/** Values that live for one transition only. */
export interface Occasion {
  readonly event?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly output?: unknown;
}

const NO_OCCASION: Occasion = {};

/** What the rules of a flow read. */
export function createScope(flow: CompiledFlow, data: JsonObject, world: World, occasion = NO_OCCASION): Scope {
  return new FlowScope(flow, data, world, occasion);
}

/** All scopes have one shape, which makes reading from them fast. */
class FlowScope {
  [root: string]: unknown;
  readonly #now: Instant | undefined;
  readonly #derivedRules: JsonObject;
  #derived: JsonObject | undefined;

  constructor(flow: CompiledFlow, data: JsonObject, { values, now, nonces }: World, occasion: Occasion) {
    this.data = data;
    this.settings = resolveSettings(flow, values);
    this.rules = flow.rules;
    this.client = values.client;
    this.programme = values.programme;
    this.session = values.session;
    this.storage = values.storage;
    this.locale = values.locale;
    this.nonce = nonces;
    this.event = occasion.event;
    this.result = occasion.result;
    this.error = occasion.error;
    this.output = occasion.output;
    this.#now = now;
    this.#derivedRules = flow.derived;
  }

  /** Few rules read them. */
  get derived() {
    this.#derived ??= derivedValues(this.#derivedRules, this);
    return this.#derived;
  }

  /** Few rules read it, and writing it takes longer than running most rules. */
  get now() {
    return this.#now === undefined ? undefined : formatInstant(this.#now);
  }
}

/** What a run reads during one step beside its own data. */
export interface World {
  readonly values: ContextValues;
  /** The event's time; absent when a view is drawn, which has no time. */
  readonly now: Instant | undefined;
  /** The nonces of the run; absent without any, and when a view is drawn. */
  readonly nonces?: Readonly<Record<string, string>> | undefined;
}

/** A flow's settings: the choices of the client and the programme, over the defaults. */
export function resolveSettings(flow: CompiledFlow, values: ContextValues): JsonObject {
  const chosen = Object.hasOwn(values.settings, flow.ref) ? values.settings[flow.ref] : undefined;
  return chosen === undefined ? flow.settings : { ...flow.settings, ...chosen };
}
