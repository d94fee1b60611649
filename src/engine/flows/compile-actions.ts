import type { Actions } from "../generated/flow.ts";
import type { Rule, RuleMap } from "../generated/rule.ts";
import { compileRule } from "../rules/compile-rule.ts";
import { isJsonObject, type Scope } from "../rules/value.ts";
import { compileRuleMap } from "./compile-rule-map.ts";
import type { ActionEffect } from "./effect.ts";
import { normalizeGo } from "./go.ts";
import { normalizeLeave } from "./leave.ts";
import { isSensitive, type MarkedRoots } from "./marks.ts";

/**
 * The actions without sensitive values: these leave the portal only through calls, and through `openExternal` and `post` where
 * they say so.
 */
export function harmless(actions: Actions, marks: () => MarkedRoots): Actions {
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
