import type { Flow } from "../generated/flow.ts";
import { compileFlow } from "./compile-flow.ts";
import type { CompiledFlow, CompiledState } from "./compiled-flow.ts";
import { type Lookup, lookup } from "./lookup.ts";
import { type Marks, marksOfType } from "./marks.ts";
import { analyzeNeeds, type Needs } from "./needs.ts";
import { once } from "./once.ts";
import { resolveRef } from "./references.ts";
import { RunFault } from "./run-error.ts";
import { type EventMarks, eventMarks, type FlowMarks, sensitiveData } from "./sensitive-data.ts";
import { type Substitutes, withSubstitutes } from "./substitutes.ts";

/**
 * Compiled flows, with all the flows that they refer to. Made by compileFlows; its members are internal to the engine.
 */
export interface FlowSet {
  readonly flows: Lookup<CompiledFlow>;
  readonly marks: () => ReadonlyMap<string, FlowMarks>;
  /** The sensitive values of events. */
  readonly events: () => EventMarks;
  readonly needs: Lookup<Needs>;
  /** The ids of calls that receive sensitive values from some flow. */
  readonly secretCalls: () => ReadonlySet<string>;
  /** The ids of calls whose answers may not be stored. */
  readonly secretAnswers: () => ReadonlySet<string>;
}

/** What flows are compiled from. All keys are `journey/id`, but those of `types`. */
export interface FlowSource {
  readonly flows: Readonly<Record<string, Flow>>;
  /** The names of each form's sensitive fields; `account.password` for one inside a group. */
  readonly forms: Readonly<Record<string, { readonly sensitive: readonly string[] }>>;
  /** The ids of calls that must not be sent twice. */
  readonly unsafeCalls?: readonly string[];
  /** The ids of calls whose operation takes an idempotency key, so they may be sent again. */
  readonly keyedCalls?: readonly string[];
  /** The result of each call as a schema, by the call's id: for the sensitive marks in it. */
  readonly callOutputs?: Readonly<Record<string, unknown>>;
  /** The substitutes of the clients and programmes that may run these flows. */
  readonly substitutes?: readonly Substitutes[];
  /** The forms that each screen has, by their ids. A screen not listed is taken to have the form of its own id. */
  readonly screens?: Readonly<Record<string, { readonly forms: readonly string[] }>>;
  /** The schemas that data refers to, such as `auth#CodeSession`, for the sensitive marks in them. */
  readonly types?: Readonly<Record<string, unknown>>;
  /** The schemas of the values of events, by the events' names: for the sensitive marks in them. */
  readonly eventTypes?: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Compiles flows once for any number of runs. Each part is compiled at its first use; a rule that parseRule refuses is
 * a run error of the step that uses it.
 */
export function compileFlows(source: FlowSource): FlowSet {
  const traits = { unsafe: new Set(source.unsafeCalls), keyed: new Set(source.keyedCalls) };
  const events = once(() => eventMarks(source));
  const marks = once(() => sensitiveData(source, events()));
  const marksIn = (ref: string) => {
    const { data, derived } = marks().get(ref) ?? UNMARKED;
    return { data, derived };
  };
  return {
    flows: lookup(source.flows, (flow, ref) =>
      compileFlow(ref, flow, traits, (event) => ({ ...marksIn(ref), event: events().get(event) })),
    ),
    marks,
    events,
    needs: lookup(source.flows, (flow, ref) =>
      analyzeNeeds(flow, marksIn(ref).data, (screen) => listForms(source, resolveRef(ref, screen))),
    ),
    secretCalls: once(() => new Set([...marks().values()].flatMap((one) => [...one.secretCalls]))),
    secretAnswers: once(() => listSecretAnswers(source)),
  };
}

const UNMARKED = { data: new Map<string, Marks>(), derived: new Map<string, Marks>() };

function listSecretAnswers({ callOutputs = {}, types = {} }: FlowSource): ReadonlySet<string> {
  const secret = Object.entries(callOutputs).filter(([, type]) => marksOfType(type, types) !== undefined);
  return new Set(secret.map(([call]) => call));
}

/** The forms that a screen and all its substitutes have in common. */
function listForms(source: FlowSource, screen: string): readonly string[] {
  const { screens = {}, substitutes = [] } = source;
  const [own = [], ...others] = withSubstitutes(substitutes, "screens", screen).map((one) => {
    const listed = Object.hasOwn(screens, one) ? screens[one]?.forms : undefined;
    return (listed ?? [one]).map((form) => form.slice(form.lastIndexOf("/") + 1));
  });
  return own.filter((form) => others.every((forms) => forms.includes(form)));
}

/** The flow, or a fault. */
export function requireFlow(set: FlowSet, ref: string): CompiledFlow {
  const flow = set.flows.get(ref);
  if (flow === undefined) throw new RunFault({ kind: "unknown-flow", message: `there is no flow "${ref}"`, flow: ref });
  return flow;
}

/** The state, or a fault. */
export function requireState(flow: CompiledFlow, name: string): CompiledState {
  const state = flow.states.get(name);
  if (state !== undefined) return state;
  throw new RunFault({
    kind: "unknown-state",
    message: `"${name}" is not a state of the flow "${flow.ref}"`,
    flow: flow.ref,
    state: name,
  });
}
