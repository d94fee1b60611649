import type { Actions, Flow, Notice, Open, Transition, TransitionOrList, Transitions } from "../generated/flow.ts";
import type { Rule, RuleMap } from "../generated/rule.ts";
import { type CompiledRule, compileRule } from "../rules/compile-rule.ts";
import { isJsonObject, isPresent, put, type Scope } from "../rules/value.ts";
import type {
  CompiledNotice,
  CompiledOpen,
  CompiledRuleMap,
  CompiledSetting,
  CompiledTransition,
  CompiledTransitions,
} from "./compiled-flow.ts";
import { asList } from "./document-rules.ts";
import type { ActionEffect } from "./effect.ts";
import { normalizeGo } from "./go.ts";
import { normalizeLeave } from "./leave.ts";
import { lookup } from "./lookup.ts";
import { isSensitive, type MarkedRoots } from "./marks.ts";
import { once } from "./once.ts";
import { readNames } from "./read-names.ts";
import { resolveRef } from "./references.ts";

/** Compiles named rules; absent values leave their names out. */
export function compileRuleMap(rules: RuleMap | undefined): CompiledRuleMap {
  if (rules === undefined) return () => ({});
  const compiled = compileSettings(rules);
  return (scope) => {
    const values: Record<string, unknown> = {};
    for (const { name, rule } of compiled) {
      const value = rule(scope);
      if (isPresent(value)) put(values, name, value);
    }
    return values;
  };
}

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

function compileSettings(rules: RuleMap): CompiledSetting[] {
  return Object.entries(rules).map(([name, rule]) => ({ name, rule: compileRule(rule) }));
}

function compileNotice(notice: Notice): CompiledNotice {
  if (typeof notice === "string") return { key: notice, tone: "bad" };
  const { key, tone = "bad", args } = notice;
  return args === undefined ? { key, tone } : { key, tone, args: compileRuleMap(args) };
}

/**
 * The actions without sensitive values: these leave the portal only through calls, and through `openExternal` and `post` where
 * they say so.
 */
function harmless(actions: Actions, marks: () => MarkedRoots): Actions {
  const { track, store, post } = actions;
  const { to, query, fields, ...others } = normalizeLeave(actions.openExternal);
  const go = normalizeGo(actions.navigate);
  const rest = (rules: RuleMap) =>
    Object.fromEntries(Object.entries(rules).filter(([, rule]) => !isSensitive(rule, marks())));
  return {
    ...actions,
    ...(track?.with && { track: { ...track, with: rest(track.with) } }),
    ...(store && { store: rest(store) }),
    ...(post?.with && { post: { ...post, with: rest(post.with) } }),
    ...(to !== undefined && {
      openExternal: { ...others, to, ...(query && { query: rest(query) }), ...(fields && { fields: rest(fields) }) },
    }),
    ...(go.to !== undefined && go.with && { navigate: { to: go.to, with: rest(go.with) } }),
  };
}

type Action = (scope: Scope) => ActionEffect | undefined;

/** Actions in the document's order. An action whose value is absent or of the wrong type gives no effect. */
export function compileActions(actions: Actions): Action[] {
  return Object.keys(actions).flatMap((name) => compileAction(name, actions) ?? []);
}

function compileAction(name: string, actions: Actions): Action | undefined {
  switch (name) {
    case "track":
      return compileTrack(actions.track);
    case "emit":
      return compileEmit(actions.emit);
    case "navigate":
      return compileGo(actions.navigate);
    case "signIn":
      return withRule(actions.signIn, (account) => (isJsonObject(account) ? { kind: "signIn", account } : undefined));
    case "signOut":
      return always({ kind: "signOut" });
    case "refreshSession":
      return always({ kind: "refreshSession" });
    case "goBack":
      return always({ kind: "goBack" });
    case "setLocale":
      return withRule(actions.setLocale, (locale) => (isText(locale) ? { kind: "setLocale", locale } : undefined));
    case "store":
      return compileStore(actions.store);
    case "openExternal":
      return compileLeave(actions.openExternal);
    case "download":
      return compileDownload(actions.download);
    case "post":
      return compilePost(actions.post);
    default:
      return undefined;
  }
}

function always(effect: ActionEffect | undefined): Action {
  return () => effect;
}

function withRule(rule: Rule | undefined, toEffect: (value: unknown) => ActionEffect | undefined): Action {
  if (rule === undefined) return always(undefined);
  const compiled = compileRule(rule);
  return (scope) => toEffect(compiled(scope));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function compileTrack(track: Actions["track"]): Action {
  const values = compileRuleMap(track?.with);
  return (scope) => (track === undefined ? undefined : { kind: "track", event: track.event, with: values(scope) });
}

function compileEmit(emit: Actions["emit"]): Action {
  const values = compileRuleMap(emit?.with);
  return (scope) => (emit === undefined ? undefined : { kind: "emit", event: emit.event, with: values(scope) });
}

function compileGo(go: Actions["navigate"]): Action {
  const { to, with: given } = normalizeGo(go);
  const params = given && compileRuleMap(given);
  return (scope) =>
    to === undefined ? undefined : { kind: "navigate", route: to, ...(params && { params: params(scope) }) };
}

function compileLeave(leave: Actions["openExternal"]): Action {
  const { to, method, query, fields, secrets } = normalizeLeave(leave);
  const queryValues = query && compileRuleMap(query);
  const fieldValues = method === "post" ? compileRuleMap(fields) : undefined;
  const secretValues = secrets && compileRuleMap(secrets);
  const address = compileRule(to ?? "");
  return (scope) => {
    const page = address(scope);
    if (!isText(page)) return undefined;
    return {
      kind: "openExternal",
      to: page,
      ...(queryValues && { query: queryValues(scope) }),
      ...(fieldValues && { fields: fieldValues(scope) }),
      ...(secretValues && { secrets: secretValues(scope) }),
    };
  };
}

function compileDownload(download: Actions["download"]): Action {
  if (download === undefined) return always(undefined);
  const name = download.name === undefined ? undefined : compileRule(download.name);
  return (scope) => {
    const [file, named] = [scope.result, name?.(scope)];
    if (!isJsonObject(file)) return undefined;
    return { kind: "download", file, ...(isText(named) && { name: named }) };
  };
}

function compilePost(post: Actions["post"]): Action {
  const values = post?.with && compileRuleMap(post.with);
  const secrets = post?.secrets && compileRuleMap(post.secrets);
  return (scope) =>
    post && {
      kind: "post",
      frame: post.frame,
      message: post.message,
      ...(values && { with: values(scope) }),
      ...(secrets && { secrets: secrets(scope) }),
    };
}

function compileStore(store: Actions["store"]): Action {
  const values = compileRuleMap(store);
  return (scope) => ({ kind: "store", values: values(scope) });
}
