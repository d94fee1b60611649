import type { CallState } from "../generated/flow.ts";
import type { CompiledRule } from "../rules/compile-rule.ts";
import type { JsonObject, Scope } from "../rules/value.ts";
import type { Effect } from "./effect.ts";
import type { Lookup } from "./lookup.ts";
import type { Instant, Tone } from "./snapshot.ts";

/** Compiled named rules: the values that are present, by name. */
export type CompiledRuleMap = (scope: Scope) => JsonObject;

/** A member that rules read, by both names; without a key, the whole. */
export interface ReadName {
  readonly root: string;
  readonly key: string | undefined;
}

/** A compiled transition. All have one shape, which makes reading them fast. */
export interface CompiledTransition {
  /** Its place in its flow, as a JSON Pointer, with an index even when it is not in a list. */
  readonly at: string;
  readonly condition: CompiledRule | undefined;
  /** What the condition reads of the event's values. */
  readonly reads: () => readonly ReadName[];
  readonly set: readonly CompiledSetting[];
  readonly unset: readonly string[];
  /** The name of the nonce that it makes. */
  readonly nonce: string | undefined;
  readonly actions: readonly ((scope: Scope) => Effect | undefined)[];
  readonly notice: CompiledNotice | undefined;
  readonly open: CompiledOpen | undefined;
  readonly to: string | undefined;
  /** The state of the step to which it goes; undefined for a transition whose target is fixed. */
  readonly step: ((scope: Scope) => string | undefined) | undefined;
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

/** What a state does at an instant while it lasts. */
export interface CompiledTimer {
  readonly due: (scope: Scope, now: Instant) => Instant | undefined;
  readonly transitions: readonly CompiledTransition[];
}

/** The parts of a state that waits for events. */
interface Waiting {
  readonly timers: readonly CompiledTimer[];
  readonly on: CompiledTransitions;
}

export interface CompiledScreenState extends Waiting {
  readonly kind: "screen";
  readonly screen: string;
  readonly as: "page" | "dialog" | "panel";
  /** The id of the address that shows while the state is on view. */
  readonly address?: string;
  readonly isPointOfNoReturn: boolean;
}

export interface CompiledWaitState extends Waiting {
  readonly kind: "wait";
}

/** A call or task to issue. */
export interface CompiledCall {
  readonly call: string;
  readonly isUnsafe: boolean;
  /** Its operation takes an idempotency key, so it may be sent again. */
  readonly isKeyed: boolean;
  readonly variant?: CompiledRule;
  readonly input: CompiledRuleMap;
}

/** How a call is polled, in ms. */
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
  /** Whether its answer is a file, which is saved. */
  readonly isDownload: boolean;
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

/** A compiled state, with its name. */
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

/** A compiled step. */
export interface CompiledStep {
  readonly to: string;
  /** All have to hold. */
  readonly conditions: readonly CompiledCondition[];
  readonly sets?: string;
}

/** A compiled condition of a step. */
export interface CompiledCondition {
  readonly rule: CompiledRule;
  /** The data that it reads, by name. */
  readonly reads: readonly string[];
}

/** A compiled flow; its rules are compiled at their first use. */
export interface CompiledFlow {
  /** `journey/id`. */
  readonly ref: string;
  readonly start: string;
  readonly requires: readonly ("session" | "programme")[];
  readonly inputs: readonly string[];
  readonly defaults: JsonObject;
  readonly settings: JsonObject;
  /** Named rules, as the document has them. */
  readonly rules: JsonObject;
  /** The rules of its derived values, as the document has them. */
  readonly derived: JsonObject;
  /** The data that Back does not undo. */
  readonly keptOnBack: readonly string[];
  /** The dependent data of each name. */
  readonly dependents: ReadonlyMap<string, readonly string[]>;
  readonly steps: () => readonly CompiledStep[];
  readonly on: CompiledTransitions;
  readonly failed: CompiledTransitions;
  readonly states: Lookup<CompiledState>;
  /** The flows that its transitions open, by their places. */
  readonly opens: Lookup<CompiledOpen>;
}
