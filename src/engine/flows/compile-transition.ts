import type { Flow, Notice, Open, Transition, TransitionOrList, Transitions } from "../generated/flow.ts";
import type { Rule } from "../generated/rule.ts";
import { type CompiledRule, compileRule } from "../rules/compile-rule.ts";
import type { Scope } from "../rules/value.ts";
import { compileActions, harmless } from "./compile-actions.ts";
import { compileRuleMap, compileSettings } from "./compile-rule-map.ts";
import type { CompiledNotice, CompiledOpen, CompiledTransition, CompiledTransitions } from "./compiled-flow.ts";
import { asList } from "./document-rules.ts";
import { lookup } from "./lookup.ts";
import type { MarkedRoots } from "./marks.ts";
import { once } from "./once.ts";
import { readNames } from "./read-names.ts";
import { resolveRef } from "./references.ts";

/** Compiles the transitions of one flow, each with its place in the flow. */
export interface TransitionCompiler {
  /** Transitions by name, at a place: a JSON Pointer into the flow. */
  byName(transitions: Transitions | undefined, at: string): CompiledTransitions;
  /** A transition, or a list whose first enabled transition is taken. */
  list(given: TransitionOrList, at: string, event?: string): readonly CompiledTransition[];
  /** The flow that a transition opens over the page. */
  open(open: Open, at: string): CompiledOpen;
}

/** What the transitions of a flow are compiled with. */
interface AroundTransitions {
  /** The flow's `journey/id`. */
  readonly ref: string;
  readonly derived: Flow["derived"];
  /** The sensitive parts of what its rules read in a transition that takes this event. */
  readonly marks: (event: string) => MarkedRoots;
  /** The state of a step that applies now and shows a screen; undefined for any other name. */
  readonly findStep: (name: unknown, scope: Scope) => string | undefined;
}

/** A compiler for the transitions of a flow. */
export function transitionCompiler({ ref, derived, marks, findStep }: AroundTransitions): TransitionCompiler {
  const compiler: TransitionCompiler = {
    byName: (transitions, at) => lookup(transitions, (given, name) => compiler.list(given, `${at}/${name}`, name)),
    list: (given, at, event = "") =>
      asList(given).map((transition, index) => compile(transition, `${at}/${index}`, event)),
    open: ({ flow, with: input, done }, at) => ({
      at,
      flow: resolveRef(ref, flow),
      input: compileRuleMap(input),
      done: compiler.byName(done, `${at}/open/done`),
    }),
  };

  function compile(
    { if: condition, set, unset, do: actions, show, open, to, toStep }: Transition,
    at: string,
    event: string,
  ) {
    const read = [condition, toStep].filter((rule) => rule !== undefined);
    const step = given(toStep, compileStepTarget);
    return {
      at,
      condition: withStep(given(condition, compileRule), step),
      reads: read.length === 0 ? readsNothing : once(() => read.flatMap((rule) => readNames(rule, derived))),
      set: given(set, compileSettings) ?? NONE,
      unset: unset ?? NONE,
      nonce: actions?.nonce,
      actions: given(actions, (known) => compileActions(harmless(known, () => marks(event)))) ?? NONE,
      notice: given(show, compileNotice),
      open: given(open, (known) => compiler.open(known, at)),
      to,
      step,
    };
  }

  function compileStepTarget(rule: Rule): NonNullable<CompiledTransition["step"]> {
    const name = compileRule(rule);
    return (scope) => findStep(name(scope), scope);
  }

  return compiler;
}

/** A transition to a step is taken only while that step applies. */
function withStep(
  condition: CompiledRule | undefined,
  step: CompiledTransition["step"],
): CompiledTransition["condition"] {
  if (step === undefined) return condition;
  return (scope) => (condition === undefined || condition(scope) === true) && step(scope) !== undefined;
}

function given<Source, Value>(source: Source | undefined, make: (source: Source) => Value): Value | undefined {
  return source === undefined ? undefined : make(source);
}

const NONE: readonly never[] = [];
const readsNothing = () => NONE;

function compileNotice(notice: Notice): CompiledNotice {
  if (typeof notice === "string") return { key: notice, tone: "bad" };
  const { key, tone = "bad", args } = notice;
  return args === undefined ? { key, tone } : { key, tone, args: compileRuleMap(args) };
}
