import type {
  Actions,
  Flow,
  NamedCall,
  Notice,
  Open,
  ScreenState,
  State,
  TimedTransition,
  Transition,
  TransitionOrList,
  Transitions,
  WaitState,
} from "../generated/flow.ts";
import type { Rule, RuleMap } from "../generated/rule.ts";
import { normalizeGo } from "./go.ts";
import { normalizeLeave } from "./leave.ts";

/** A transition or a list of them, as a list. */
export function asList(given: TransitionOrList): readonly Transition[] {
  return isTransitionList(given) ? given : [given];
}

function isTransitionList(given: TransitionOrList): given is readonly Transition[] {
  return Array.isArray(given);
}

/** Every transition of a state itself. The flows that these open have transitions of their own, under `open`. */
export function listTransitions(state: State): readonly Transition[] {
  if ("screen" in state || "wait" in state)
    return [...listed(state.on), ...timedTransitions(state), ...listed(state.after)];
  if ("call" in state || "calls" in state) return [...asList(state.done), ...listed(state.failed)];
  if ("flow" in state) return listed(state.done);
  return "choose" in state ? state.choose : [];
}

/** The transitions of a state that happen at an instant. */
export function timedTransitions({ at }: ScreenState | WaitState): readonly TimedTransition[] {
  return at === undefined ? [] : [at].flat();
}

/** Every transition of a flow that all its states, or, for `failed`, all its calls, may take. */
export function commonTransitions(flow: Flow, of: "on" | "failed"): readonly Transition[] {
  return listed(flow[of]);
}

/** Every transition that takes an event, by the event's name: of all states of a flow, and of the flow itself. */
export function eventTransitions(flow: Flow): readonly (readonly [event: string, transition: Transition])[] {
  const all = [flow.on, ...Object.values(flow.states).map((state) => ("on" in state ? state.on : undefined))];
  return all.flatMap((on = {}) =>
    Object.entries(on).flatMap(([event, given]) => asList(given).map((transition) => [event, transition] as const)),
  );
}

/** The rules of a transition that read the data as it was before. */
export function rulesBefore({ if: condition, set }: Transition): readonly Rule[] {
  return [...(condition === undefined ? [] : [condition]), ...values(set)];
}

/** The rules of a transition that read the data which it has set. */
export function rulesAfter({ do: actions, show, open }: Transition): readonly Rule[] {
  return [...actionRules(actions), ...values(noticeArgs(show)), ...values(open?.with)];
}

/** The transitions for the outcomes of an opened flow. */
export function outcomeTransitions({ done }: Open): readonly Transition[] {
  return listed(done);
}

/** The calls of a state by name; the only one of a `call` state has none. */
export function listCalls(state: State): readonly (readonly [name: string | undefined, call: NamedCall])[] {
  if ("call" in state) return [[undefined, state]];
  return "calls" in state ? Object.entries(state.calls) : [];
}

/** The rules for a notice's placeholders. */
export function noticeArgs(notice: Notice | undefined): RuleMap | undefined {
  return typeof notice === "object" ? notice.args : undefined;
}

function actionRules({
  track,
  emit,
  navigate: go,
  signIn,
  setLocale,
  store,
  openExternal: leave,
  post,
}: Actions = {}): readonly Rule[] {
  const { to, query, fields, secrets } = normalizeLeave(leave);
  const single = [signIn, setLocale, to].flatMap((rule) => (rule === undefined ? [] : [rule]));
  return [
    ...single,
    ...values(query),
    ...values(fields),
    ...values(secrets),
    ...values(normalizeGo(go).with),
    ...values(track?.with),
    ...values(emit?.with),
    ...values(store),
    ...values(post?.with),
    ...values(post?.secrets),
  ];
}

function listed(transitions: Transitions = {}): readonly Transition[] {
  return Object.values(transitions).flatMap(asList);
}

function values(rules: RuleMap = {}): readonly Rule[] {
  return Object.values(rules);
}
