import { isJsonObject } from "../../documents/json.ts";
import type { Actions } from "../../engine/generated/flow.ts";
import { normalizeGo, normalizeLeave } from "../../engine/index.ts";
import { evaluate, evaluateMap, type PortalScope } from "./rules.ts";
import type { OneTimeEffect } from "./run.ts";

/** A one-time effect that flows and routes have in common. */
export type Action = Exclude<OneTimeEffect, { kind: "ended" }>;

/** The effects of a `do` of the routes, in the order in which they are written. */
export function evaluateActions(actions: Actions | undefined, scope: PortalScope): Action[] {
  const { track, emit, go, signIn, setLocale, store, leave } = actions ?? {};
  const account = signIn === undefined ? undefined : evaluate(signIn, scope);
  const locale = setLocale === undefined ? undefined : evaluate(setLocale, scope);
  const asked: Record<string, Action | undefined | false> = {
    track: track && { kind: "track", event: track.event, with: evaluateMap(track.with, scope) },
    emit: emit && { kind: "emit", event: emit.event, with: evaluateMap(emit.with, scope) },
    go: going(go, scope),
    signIn: isJsonObject(account) && { kind: "signIn", account },
    signOut: { kind: "signOut" },
    refreshSession: { kind: "refreshSession" },
    goBack: { kind: "goBack" },
    setLocale: typeof locale === "string" && { kind: "setLocale", locale },
    store: store && { kind: "store", values: evaluateMap(store, scope) },
    leave: leaving(leave, scope),
  };
  return Object.keys(actions ?? {}).flatMap((name) => asked[name] || []);
}

function going(go: Actions["go"], scope: PortalScope): Action | undefined {
  const { to, with: given } = normalizeGo(go);
  return to === undefined ? undefined : { kind: "go", route: to, ...(given && { params: evaluateMap(given, scope) }) };
}

function leaving(leave: Actions["leave"], scope: PortalScope): Action | undefined {
  const { to, query, secrets } = normalizeLeave(leave);
  const page = to === undefined ? undefined : evaluate(to, scope);
  if (typeof page !== "string") return undefined;
  return {
    kind: "leave",
    to: page,
    ...(query && { query: evaluateMap(query, scope) }),
    ...(secrets && { secrets: evaluateMap(secrets, scope) }),
  };
}
