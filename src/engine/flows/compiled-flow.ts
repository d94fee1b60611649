import type { CallState } from "../generated/flow.ts";
import type { CompiledRule } from "../rules/compile-rule.ts";
import type { JsonObject, Scope } from "../rules/value.ts";
import type { Effect } from "./effect.ts";
import type { Lookup } from "./lookup.ts";
import type { Instant, Tone } from "./snapshot.ts";

/** Named rules made ready: the values that are present, by name. */
export type CompiledRuleMap = (scope: Scope) => JsonObject;

/** A member of something that rules read, by both names; the whole where it has no key. */
export interface ReadName {
  readonly root: string;
  readonly key: string | undefined;
}

/** A transition made ready. All have one shape, which makes reading them fast. */
export interface CompiledTransition {
  /** Its place in its flow, as a JSON Pointer, with its index also where it stands alone. */
  readonly at: string;
  readonly condition: CompiledRule | undefined;
  /** What the condition reads of what comes with an event. */
  readonly reads: () => readonly ReadName[];
  readonly set: readonly CompiledSetting[];
  readonly unset: readonly string[];
  readonly actions: readonly ((scope: Scope) => Effect | undefined)[];
  readonly notice: CompiledNotice | undefined;
  readonly open: CompiledOpen | undefined;
  readonly to: string | undefined;
}

/** A value that a transition gives to a name. */
export interface CompiledSetting {
  readonly name: string;
  readonly rule: CompiledRule;
}

/** What a transition tells the customer. */
export interface CompiledNotice {
  readonly key: string;
  readonly tone: Tone;
  readonly args?: CompiledRuleMap;
}

/** Transitions by what causes them; of each list the first whose condition is true is taken. */
export type CompiledTransitions = Lookup<readonly CompiledTransition[]>;

/** A flow that a transition runs over the page. */
export interface CompiledOpen {
  /** The place of the transition in its flow, as a JSON Pointer: snapshots refer to it. */
  readonly at: string;
  readonly flow: string;
  readonly input: CompiledRuleMap;
  readonly done: CompiledTransitions;
}

/** What happens at an instant while a state lasts. */
export interface CompiledTimer {
  readonly due: (scope: Scope, now: Instant) => Instant | undefined;
  readonly transitions: readonly CompiledTransition[];
}

/** What a state that waits for events has. */
interface Waiting {
  readonly timers: readonly CompiledTimer[];
  readonly on: CompiledTransitions;
}

export interface CompiledScreenState extends Waiting {
  readonly kind: "screen";
  readonly screen: string;
  readonly as: "page" | "dialog" | "panel";
  readonly isEntry: boolean;
  readonly isPointOfNoReturn: boolean;
}

export interface CompiledWaitState extends Waiting {
  readonly kind: "wait";
}

/** Something to ask for. */
export interface CompiledCall {
  readonly call: string;
  readonly isUnsafe: boolean;
  /** Its operation takes a key, so that it may be sent again. */
  readonly isKeyed: boolean;
  readonly way?: CompiledRule;
  readonly input: CompiledRuleMap;
}

/** How a call is asked again, in ms. */
export interface CompiledPoll {
  readonly until: CompiledRule;
  readonly every: number;
  readonly lasts: number;
}

export interface CompiledCallState {
  readonly kind: "call";
  readonly call: CompiledCall;
  readonly poll?: CompiledPoll;
  readonly done: readonly CompiledTransition[];
  readonly failed: CompiledTransitions;
  readonly fieldErrors: NonNullable<CallState["fieldErrors"]>;
}

export interface CompiledCallsState {
  readonly kind: "calls";
  readonly calls: readonly {
    readonly name: string;
    readonly condition?: CompiledRule;
    readonly call: CompiledCall;
  }[];
  readonly done: readonly CompiledTransition[];
  readonly failed: CompiledTransitions;
}

/** A state made ready, with its name. */
export type CompiledState = CompiledKind & { readonly name: string };

export type CompiledKind =
  | CompiledScreenState
  | CompiledWaitState
  | CompiledCallState
  | CompiledCallsState
  | {
      readonly kind: "flow";
      readonly flow: string;
      readonly input: CompiledRuleMap;
      readonly done: CompiledTransitions;
    }
  | { readonly kind: "choose"; readonly branches: readonly CompiledTransition[] }
  | { readonly kind: "final"; readonly outcome: string; readonly output: CompiledRuleMap };

/** A step made ready. */
export interface CompiledStep {
  readonly to: string;
  readonly condition?: CompiledRule;
  /** The data that the condition reads, by name. */
  readonly reads: readonly string[];
  readonly gives?: string;
}

/** A flow made ready: its rules are compiled when they are first used. */
export interface CompiledFlow {
  /** `journey/id`. */
  readonly ref: string;
  readonly start: string;
  readonly needs: readonly ("session" | "programme")[];
  readonly inputs: readonly string[];
  readonly defaults: JsonObject;
  readonly settings: JsonObject;
  /** Named rules, as the document has them. */
  readonly rules: JsonObject;
  /** The rules of its derived values, as the document has them. */
  readonly derived: JsonObject;
  /** The data that Back does not undo. */
  readonly lasting: readonly string[];
  /** The data that hangs on each. */
  readonly dependents: ReadonlyMap<string, readonly string[]>;
  readonly steps: () => readonly CompiledStep[];
  readonly on: CompiledTransitions;
  readonly failed: CompiledTransitions;
  readonly states: Lookup<CompiledState>;
  /** What its transitions open, by their places. */
  readonly opens: Lookup<CompiledOpen>;
}
