import type { Flow, State, Transition } from "../generated/flow.ts";
import type { Rule, RuleMap } from "../generated/rule.ts";
import { pathsThrough } from "../rules/derived-paths.ts";
import type { Path } from "../rules/path.ts";
import {
  commonTransitions,
  listCalls,
  listTransitions,
  outcomeTransitions,
  rulesAfter,
  rulesBefore,
  timedTransitions,
} from "./document-rules.ts";
import { NEXT } from "./event-names.ts";
import { type Marks, markedPaths } from "./marks.ts";

/** The keys in a flow's data that lead to a sensitive value. */
export type SensitivePath = readonly string[];

/** For each state of a flow, the sensitive values that a run waiting there may read before they are written again. */
export type Needs = ReadonlyMap<string, readonly SensitivePath[]>;

type Live = ReadonlySet<SensitivePath>;

const NONE: Live = new Set();

/**
 * Live-variable analysis over the states, backwards (Aho et al., Compilers, 9.2.5), of the sensitive values only. A
 * screen writes the values of its forms; `formsOf` names them.
 */
export function analyzeNeeds(
  flow: Flow,
  marks: ReadonlyMap<string, Marks>,
  listForms: (screen: string) => readonly string[],
): Needs {
  const analysis = new Analysis(flow, markedPaths(marks), listForms);
  return new Map(Object.entries(flow.states).map(([name, state]) => [name, [...analysis.waitingIn(state)]]));
}

class Analysis {
  readonly #flow: Flow;
  readonly #paths: readonly SensitivePath[];
  readonly #listForms: (screen: string) => readonly string[];
  readonly #entering = new Map<string, Live>();

  constructor(flow: Flow, paths: readonly SensitivePath[], listForms: (screen: string) => readonly string[]) {
    this.#flow = flow;
    this.#paths = paths;
    this.#listForms = listForms;
    if (paths.length > 0) while (this.#refine());
  }

  /** The values that are needed from a state on, once the state has read its own on entry. */
  waitingIn(state: State): Live {
    const own = this.#throughAny(listTransitions(state));
    const written = "screen" in state ? this.#listForms(state.screen) : [];
    const common = this.#throughAny(commonTransitions(this.#flow, "on"));
    const isAsking = "call" in state || "calls" in state;
    const failed = isAsking ? this.#throughAny(commonTransitions(this.#flow, "failed")) : NONE;
    const until = "call" in state && state.poll !== undefined ? this.#readBy([state.poll.until]) : NONE;
    return union([without(own, written), common, failed, until]);
  }

  #throughAny(transitions: readonly Transition[]): Live {
    return union(transitions.map((transition) => this.#through(transition)));
  }

  #refine(): boolean {
    let hasGrown = false;
    for (const [name, state] of Object.entries(this.#flow.states)) {
      const live = union([this.#readBy(entryRules(state)), this.waitingIn(state)]);
      hasGrown ||= live.size > this.#after(name).size;
      this.#entering.set(name, live);
    }
    return hasGrown;
  }

  #through(transition: Transition): Live {
    const { to, open } = transition;
    const opened = open === undefined ? NONE : this.#throughAny(outcomeTransitions(open));
    const after = union([opened, to === undefined ? NONE : this.#after(to)]);
    const written = [...Object.keys(transition.set ?? {}), ...(transition.unset ?? [])];
    const afterwards = union([this.#readBy(rulesAfter(transition)), after]);
    return union([this.#readBy(rulesBefore(transition)), without(afterwards, written)]);
  }

  #after(state: string): Live {
    if (state === NEXT) return this.#afterNext();
    return this.#entering.get(state) ?? NONE;
  }

  #afterNext(): Live {
    const { steps = [] } = this.#flow;
    const conditions = steps.flatMap(({ if: condition }) => (condition === undefined ? [] : [condition]));
    return union([this.#readBy(conditions), ...steps.map(({ to }) => this.#after(to))]);
  }

  #readBy(rules: readonly Rule[]): Live {
    if (this.#paths.length === 0) return NONE;
    const { derived } = this.#flow;
    const read = rules.flatMap((rule) => pathsThrough(rule, derived).filter(({ path }) => path.root === "data"));
    return new Set(this.#paths.filter((sensitive) => read.some(({ path }) => overlaps(path.steps, sensitive))));
  }
}

function entryRules(state: State): readonly Rule[] {
  if ("screen" in state || "wait" in state) return timedTransitions(state).map(({ time }) => time);
  if ("flow" in state) return rules(state.with);
  if ("final" in state) return rules(state.final.output);
  return listCalls(state).flatMap(([, { if: condition, variant, with: input }]) => [
    ...[condition, variant].flatMap((rule) => (rule === undefined ? [] : [rule])),
    ...rules(input),
  ]);
}

function rules(map: RuleMap = {}): readonly Rule[] {
  return Object.values(map);
}

function overlaps(steps: Path["steps"], keys: SensitivePath): boolean {
  return keys.every((key, index) => {
    const step = steps[index];
    return step === undefined || !("key" in step) || step.key === key;
  });
}

function without(live: Live, names: readonly string[]): Live {
  return new Set([...live].filter(([name]) => name === undefined || !names.includes(name)));
}

function union(parts: readonly Live[]): Live {
  return new Set(parts.flatMap((part) => [...part]));
}
