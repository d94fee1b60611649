import type { Flow, FlowState, Open, Transition } from "../generated/flow.ts";
import type { RuleMap } from "../generated/rule.ts";
import {
  commonTransitions,
  eventTransitions,
  listCalls,
  listTransitions,
  noticeArgs,
  outcomeTransitions,
} from "./document-rules.ts";
import { isSensitive, type MarkedRoots, type Marks, marksAt, marksOfType } from "./marks.ts";
import { resolveRef } from "./references.ts";
import { type Substitutes, withSubstitutes } from "./substitutes.ts";

/** The sensitive parts of a flow. */
export interface FlowMarks {
  readonly data: ReadonlyMap<string, Marks>;
  /** The derived values that read something sensitive. */
  readonly derived: ReadonlyMap<string, Marks>;
  /** Names of its output, over all its outcomes. */
  readonly output: ReadonlyMap<string, Marks>;
  /** Names of the input of each call, by `inputsKey`. */
  readonly callInputs: ReadonlyMap<string, ReadonlyMap<string, Marks>>;
  /** The ids of calls that receive sensitive values. */
  readonly secretCalls: ReadonlySet<string>;
  /** Arguments of each notice, by message key. */
  readonly noticeArgs: ReadonlyMap<string, ReadonlyMap<string, Marks>>;
}

/** The documents in which marks are found. */
export interface MarkSource {
  readonly flows: Readonly<Record<string, Flow>>;
  readonly forms: Readonly<Record<string, { readonly sensitive: readonly string[] }>>;
  readonly types?: Readonly<Record<string, unknown>>;
  /** The schemas of the values of events, by their names. */
  readonly eventTypes?: Readonly<Record<string, readonly unknown[]>>;
  readonly substitutes?: readonly Substitutes[];
}

/** The key of a state's call; a state's only call has no name. */
export function inputsKey(state: string, name: string | undefined): string {
  return name === undefined ? state : `${state}/${name}`;
}

interface Growing {
  readonly ref: string;
  readonly flow: Flow;
  /** The flows that it may run for a reference: the named flow and its possible substitutes. */
  readonly runs: (ref: string) => readonly string[];
  readonly data: Map<string, Marks>;
  readonly derived: Map<string, Marks>;
  readonly output: Map<string, Marks>;
  /** The marks of the events that its transitions take. */
  readonly eventOf: ReadonlyMap<Transition, Marks>;
}

/**
 * Finds the sensitive parts of each flow, by `journey/id`. A mark follows expressions: through `set`, into inner flows
 * by `with`, out of them by `output`. It does not follow calls.
 */
export function sensitiveData(
  source: MarkSource,
  events: EventMarks = eventMarks(source),
): ReadonlyMap<string, FlowMarks> {
  const flows = new Map(Object.entries(source.flows).map(([ref, flow]) => [ref, declared(ref, flow, source, events)]));
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = [...flows.values()].map((flow) => spread(flow, flows)).includes(true);
  }
  return new Map([...flows].map(([ref, marks]) => [ref, { ...marks, ...findSensitiveUses(marks, flows) }]));
}

/** The marks of the values of events, by name. */
export type EventMarks = ReadonlyMap<string, ReadonlyMap<string, Marks>>;

/** The sensitive values of events, by the events' names; events without any are left out. */
export function eventMarks({ eventTypes = {}, types = {} }: Pick<MarkSource, "eventTypes" | "types">): EventMarks {
  const marked = Object.entries(eventTypes).map(([name, schemas]) => {
    const all = schemas.map((schema) => marksOfType(schema, types));
    return [name, new Map(all.flatMap((marks) => (marks === undefined || marks === true ? [] : [...marks])))] as const;
  });
  return new Map(marked.filter(([, marks]) => marks.size > 0));
}

function declared(
  ref: string,
  flow: Flow,
  { forms, types = {}, substitutes = [] }: MarkSource,
  events: EventMarks,
): Growing {
  const data = new Map<string, Marks>();
  for (const form of Object.keys(forms)) {
    const fields = withSubstitutes(substitutes, "forms", form).flatMap((one) => forms[one]?.sensitive ?? []);
    if (fields.length === 0) continue;
    data.set(form.slice(form.lastIndexOf("/") + 1), marksAt(fields));
  }
  for (const [name, type] of Object.entries(flow.data?.properties ?? {})) {
    const marks = marksOfType(type, types);
    if (marks !== undefined) data.set(name, marks);
  }
  const runs = (inner: string) => withSubstitutes(substitutes, "flows", resolveRef(ref, inner));
  const taken = events.size === 0 ? [] : eventTransitions(flow);
  const eventOf = taken.flatMap(([name, transition]) => {
    const marks = events.get(name);
    return marks === undefined ? [] : [[transition, marks] as const];
  });
  return { ref, flow, runs, data, derived: new Map(), output: new Map(), eventOf: new Map(eventOf) };
}

/** Marks the results of expressions over marked values; returns whether a mark was new. */
function spread(from: Growing, flows: ReadonlyMap<string, Growing>): boolean {
  const grown = [...placesWritten(from, flows)].map(({ marks, rules, roots }) => {
    const isNew = (name: string) => marks.get(name) !== true;
    const names = sensitiveNames(rules, roots).filter(isNew);
    for (const name of names) marks.set(name, true);
    return names.length > 0;
  });
  return grown.includes(true);
}

interface Written {
  readonly marks: Map<string, Marks>;
  readonly rules: RuleMap | undefined;
  readonly roots: MarkedRoots;
}

/** Where a flow writes the values of its rules: its own data and output, and the data of the flows that it runs. */
function* placesWritten(from: Growing, flows: ReadonlyMap<string, Growing>): Generator<Written> {
  const { data, derived, output } = from;
  yield { marks: derived, rules: from.flow.derived, roots: { data, derived } };
  for (const { transition, roots } of transitionsWithRoots(from, flows)) {
    const { set, open } = transition;
    yield { marks: data, rules: set, roots };
    if (open !== undefined) yield* given(open, roots, from, flows);
  }
  for (const state of Object.values(from.flow.states)) {
    if ("flow" in state) yield* given(state, { data, derived }, from, flows);
    if ("final" in state) yield { marks: output, rules: state.final.output, roots: { data, derived } };
  }
}

function given(
  { flow, with: rules }: FlowState | Open,
  roots: MarkedRoots,
  from: Growing,
  flows: ReadonlyMap<string, Growing>,
): Written[] {
  return innerFlows(flow, from, flows).map(({ data: marks }) => ({ marks, rules, roots }));
}

function findSensitiveUses(
  from: Growing,
  flows: ReadonlyMap<string, Growing>,
): Pick<FlowMarks, "callInputs" | "secretCalls" | "noticeArgs"> {
  const callInputs = new Map<string, ReadonlyMap<string, Marks>>();
  const secretCalls = new Set<string>();
  for (const [state, described] of Object.entries(from.flow.states)) {
    for (const [name, { call, with: input }] of listCalls(described)) {
      const marks = asMarks(sensitiveNames(input, { data: from.data, derived: from.derived }));
      callInputs.set(inputsKey(state, name), marks);
      if (marks.size > 0) secretCalls.add(call);
    }
  }
  const args = new Map<string, ReadonlyMap<string, Marks>>();
  for (const { transition, roots } of transitionsWithRoots(from, flows)) {
    const { show } = transition;
    if (typeof show !== "object") continue;
    const marks = asMarks(sensitiveNames(noticeArgs(show), roots));
    args.set(show.key, new Map([...(args.get(show.key) ?? []), ...marks]));
  }
  return { callInputs, secretCalls, noticeArgs: args };
}

interface RootedTransition {
  readonly transition: Transition;
  readonly roots: MarkedRoots;
}

function transitionsWithRoots(from: Growing, flows: ReadonlyMap<string, Growing>): RootedTransition[] {
  const { data, derived, flow } = from;
  const rooted = (transitions: readonly Transition[], output?: ReadonlyMap<string, Marks>): RootedTransition[] =>
    transitions.flatMap((transition) => {
      const event = from.eventOf.get(transition);
      const roots = { data, derived, ...(output && { output }), ...(event && { event }) };
      const { open } = transition;
      const opened = open === undefined ? [] : rooted(outcomeTransitions(open), mergeOutputs(open.flow, from, flows));
      return [{ transition, roots }, ...opened];
    });
  return [
    ...rooted([...commonTransitions(flow, "on"), ...commonTransitions(flow, "failed")]),
    ...Object.values(flow.states).flatMap((state) =>
      rooted(listTransitions(state), "flow" in state ? mergeOutputs(state.flow, from, flows) : undefined),
    ),
  ];
}

function innerFlows(ref: string, from: Growing, flows: ReadonlyMap<string, Growing>): readonly Growing[] {
  return from.runs(ref).flatMap((one) => flows.get(one) ?? []);
}

function mergeOutputs(ref: string, from: Growing, flows: ReadonlyMap<string, Growing>): ReadonlyMap<string, Marks> {
  const [only, ...others] = innerFlows(ref, from, flows).map(({ output }) => output);
  if (only === undefined || others.length === 0) return only ?? new Map<string, Marks>();
  const all = [only, ...others].flatMap((output) => [...output]);
  return new Map([...all.filter(([, marks]) => marks !== true), ...all.filter(([, marks]) => marks === true)]);
}

function sensitiveNames(rules: RuleMap = {}, roots: MarkedRoots): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => (isSensitive(rule, roots) ? [name] : []));
}

function asMarks(names: readonly string[]): ReadonlyMap<string, Marks> {
  return new Map(names.map((name) => [name, true]));
}
