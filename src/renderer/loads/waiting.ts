import type { Scope } from "../../engine/index.ts";
import { isTree } from "../document-value.ts";

/** What something that comes from loads waits for: an answer, or somebody who tries again; undefined when it is there. */
export function waitingFor(loads: readonly string[], scope: Scope): "loading" | "failed" | "idle" | undefined {
  const statuses = statesOf(loads, scope).map((state) => (isTree(state) ? state.status : "idle"));
  if (statuses.includes("failed")) return "failed";
  if (statuses.includes("loading")) return "loading";
  return statuses.includes("idle") ? "idle" : undefined;
}

/** Under what name our people find why the first of these loads failed, where it was reported. */
export function supportCodeOf(loads: readonly string[], scope: Scope): string | undefined {
  const codes = statesOf(loads, scope).map((state) =>
    isTree(state) && isTree(state.error) ? state.error.supportCode : undefined,
  );
  return codes.find((code) => typeof code === "string");
}

function statesOf(loads: readonly string[], { load }: Scope): unknown[] {
  return loads.map((name) => (isTree(load) ? load[name] : undefined));
}
