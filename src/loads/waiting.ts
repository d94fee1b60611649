import { isJsonObject } from "../documents/json.ts";
import type { Scope } from "../engine/index.ts";

/**
 * What something that comes from loads waits for: an answer, somebody who tries again, or the network; undefined when it
 * is there.
 */
export type Waiting = "loading" | "failed" | "offline" | "idle" | undefined;

/** What these loads wait for. */
export function waitingFor(loads: readonly string[], scope: Scope): Waiting {
  if (loads.length === 0) return undefined;
  const states = readLoadStates(loads, scope);
  const statuses = states.map((state) => (isJsonObject(state) ? state.status : "idle"));
  if (statuses.includes("failed")) return states.every(isThereOrOffline) ? "offline" : "failed";
  if (statuses.includes("loading")) return "loading";
  return statuses.includes("idle") ? "idle" : undefined;
}

/** Under what name our people find why the first of these loads failed, where it was reported. */
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
