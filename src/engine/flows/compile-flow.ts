import type { DataObject } from "../generated/data.ts";
import type { CallState, Flow, NamedCall, ScreenState, State, Step, WaitState } from "../generated/flow.ts";
import type { Rule } from "../generated/rule.ts";
import { compileRule } from "../rules/compile-rule.ts";
import { parseDuration } from "../rules/instant.ts";
import { type JsonObject, presentMembers, type Scope } from "../rules/value.ts";
import { compileRuleMap } from "./compile-rule-map.ts";
import { compileTimers } from "./compile-timers.ts";
import { type TransitionCompiler, transitionCompiler } from "./compile-transition.ts";
import type {
  CompiledCall,
  CompiledCondition,
  CompiledFlow,
  CompiledKind,
  CompiledPoll,
  CompiledStep,
} from "./compiled-flow.ts";
import { asList } from "./document-rules.ts";
import { lookup } from "./lookup.ts";
import type { MarkedRoots } from "./marks.ts";
import { once } from "./once.ts";
import { openings } from "./openings.ts";
import { readNames } from "./read-names.ts";
import { resolveRef } from "./references.ts";

/** What the engine knows about calls, by their ids. */
export interface CallTraits {
  readonly unsafe: ReadonlySet<string>;
  readonly keyed: ReadonlySet<string>;
}

/**
 * Compiles one flow; `ref` is its `journey/id`. Its rules are compiled at their first use, as a run visits few of its
 * states.
 */
export function compileFlow(
  ref: string,
  flow: Flow,
  traits: CallTraits,
  marks: (event: string) => MarkedRoots,
): CompiledFlow {
  const steps = once(() => (flow.steps ?? []).map((step) => compileStep(step, flow.derived)));
  const findStep = (name: unknown, scope: Scope) =>
    steps().find(({ to, conditions }) => {
      const isShown = to === name && showsScreen(flow, to);
      return isShown && conditions.every(({ rule }) => rule(scope) === true);
    })?.to;
  const compiler = transitionCompiler({ ref, derived: flow.derived, marks, findStep });
  return {
    ref,
    start: flow.start,
    requires: flow.requires ?? [],
    inputs: flow.input ?? [],
    defaults: collectDefaults(flow.data),
    settings: collectDefaults(flow.settings),
    rules: flow.rules ?? {},
    derived: flow.derived ?? NONE,
    keptOnBack: Object.entries(flow.data?.properties ?? {}).flatMap(([name, type]) => (type.keptOnBack ? [name] : [])),
    dependents: groupDependents(flow.data),
    steps,
    on: compiler.byName(flow.on, "/on"),
    failed: compiler.byName(flow.failed, "/failed"),
    states: lookup(flow.states, (state, given) => {
      const name = asKey(given);
      return { name, ...new StateCompiler(ref, traits, compiler, `/states/${name}`).compile(state) };
    }),
    opens: openings(flow, compiler),
  };
}

const NONE: JsonObject = {};

const showsScreen = ({ states }: Flow, name: string) => Object.hasOwn(states, name) && "screen" in (states[name] ?? {});

/** The same name as JavaScript interns it for members: it compares two of these without reading their characters. */
function asKey(name: string): string {
  return Object.keys({ [name]: undefined })[0] ?? name;
}

function collectDefaults(data: DataObject | undefined): JsonObject {
  return presentMembers(Object.entries(data?.properties ?? {}).map(([name, type]) => [name, type.default]));
}

function groupDependents(data: DataObject | undefined): ReadonlyMap<string, readonly string[]> {
  const dependents = new Map<string, string[]>();
  for (const [name, { dependsOn = [] }] of Object.entries(data?.properties ?? {})) {
    for (const source of dependsOn) dependents.set(source, [...(dependents.get(source) ?? []), name]);
  }
  return dependents;
}

function compileStep({ to, if: condition, sets }: Step, derived: Flow["derived"]): CompiledStep {
  return {
    to,
    conditions: partsOf(condition).map((part) => compileCondition(part, derived)),
    ...(sets === undefined ? {} : { sets }),
  };
}

/** The conditions that all have to hold: what one `and` joins, so that one that fails decides while another is open. */
function partsOf(condition: Step["if"]): readonly Rule[] {
  if (condition === undefined) return [];
  const joined = typeof condition === "object" && "and" in condition ? condition.and : undefined;
  return Array.isArray(joined) ? joined : [condition];
}

function compileCondition(condition: Rule, derived: Flow["derived"]): CompiledCondition {
  const names = readNames(condition, derived);
  const reads = names.flatMap(({ root, key }) => (root === "data" && key !== undefined ? [key] : []));
  return { rule: compileRule(condition), reads };
}

class StateCompiler {
  readonly #ref: string;
  readonly #traits: CallTraits;
  readonly #transitions: TransitionCompiler;
  readonly #at: string;

  constructor(ref: string, traits: CallTraits, transitions: TransitionCompiler, at: string) {
    this.#ref = ref;
    this.#traits = traits;
    this.#transitions = transitions;
    this.#at = at;
  }

  compile(state: State): CompiledKind {
    if ("screen" in state) return this.#screen(state);
    if ("wait" in state) return { kind: "wait", ...this.#waiting(state) };
    if ("call" in state) return this.#call(state);
    if ("calls" in state) {
      return {
        kind: "calls",
        calls: Object.entries(state.calls).map((one) => this.#named(one)),
        ...this.#asking(state),
      };
    }
    if ("flow" in state) {
      const { flow, with: input, done } = state;
      return {
        kind: "flow",
        flow: resolveRef(this.#ref, flow),
        input: compileRuleMap(input),
        done: this.#transitions.byName(done, `${this.#at}/done`),
      };
    }
    if ("choose" in state) {
      return { kind: "choose", branches: this.#transitions.list(state.choose, `${this.#at}/choose`) };
    }
    return { kind: "final", outcome: state.final.outcome, output: compileRuleMap(state.final.output) };
  }

  #screen(state: ScreenState): CompiledKind {
    return {
      kind: "screen",
      screen: resolveRef(this.#ref, state.screen),
      as: state.as ?? "page",
      ...(state.address === undefined ? {} : { address: state.address }),
      isPointOfNoReturn: state.pointOfNoReturn === true,
      ...this.#waiting(state),
    };
  }

  #waiting(state: ScreenState | WaitState) {
    return {
      timers: compileTimers(state, this.#transitions, this.#at),
      on: this.#transitions.byName(state.on, `${this.#at}/on`),
    };
  }

  #call(state: CallState): CompiledKind {
    const { poll } = state;
    return {
      kind: "call",
      call: this.#asked(state),
      ...(poll === undefined ? {} : { poll: compilePoll(poll) }),
      ...this.#asking(state),
      fieldErrors: state.fieldErrors ?? {},
      isDownload: asList(state.done).some((transition) => transition.do?.download !== undefined),
    };
  }

  #asking({ done, failed }: Pick<CallState, "done" | "failed">) {
    return {
      done: this.#transitions.list(done, `${this.#at}/done`),
      failed: this.#transitions.byName(failed, `${this.#at}/failed`),
    };
  }

  #named([name, call]: [string, NamedCall]) {
    return {
      name,
      ...(call.if === undefined ? {} : { condition: compileRule(call.if) }),
      call: this.#asked(call),
    };
  }

  #asked({ call, variant, with: input }: Pick<CallState, "call" | "variant" | "with">): CompiledCall {
    const { unsafe, keyed } = this.#traits;
    return {
      call,
      isUnsafe: unsafe.has(call),
      isKeyed: keyed.has(call),
      ...(variant === undefined ? {} : { variant: compileRule(variant) }),
      input: compileRuleMap(input),
    };
  }
}

function compilePoll({ until, every, for: lasts }: NonNullable<CallState["poll"]>): CompiledPoll {
  return { until: compileRule(until), every: parseDuration(every) ?? 0, lasts: parseDuration(lasts) ?? 0 };
}
