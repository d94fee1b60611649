import { isJsonObject } from "../documents/json.ts";
import type { Scope } from "../engine/index.ts";

/**
 * The reason why content from loads is absent: a pending answer, a failure to retry, or no network; undefined when it
 * is present.
 */
export type Waiting = "loading" | "failed" | "offline" | "idle" | undefined;

/** The reason why these loads are incomplete. */
export function waitingFor(loads: readonly string[], scope: Scope): Waiting {
  if (loads.length === 0) return undefined;
  const states = readLoadStates(loads, scope);
  const statuses = states.map((state) => (isJsonObject(state) ? state.status : "idle"));
  if (statuses.includes("failed")) return states.every(isThereOrOffline) ? "offline" : "failed";
  if (statuses.includes("loading")) return "loading";
  return statuses.includes("idle") ? "idle" : undefined;
}

/** The support code of the first failed load, when its failure was reported. */
export function findSupportCode(loads: readonly string[], scope: Scope): string | undefined {
  if (loads.length === 0) return undefined;
  const codes = readLoadStates(loads, scope).map((state) =>
    isJsonObject(state) && isJsonObject(state.error) ? state.error.supportCode : undefined,
  );
  return codes.find((code) => typeof code === "string");
}

const isThereOrOffline = (state: unknown) =>
  !isJsonObject(state) || state.status !== "failed" || (isJsonObject(state.error) && state.error.name === "offline");

function readLoadStates(loads: readonly string[], { load }: Scope): unknown[] {
  return loads.map((name) => (isJsonObject(load) ? load[name] : undefined));
}
