import type { Scope } from "../../engine/index.ts";
import { isTree } from "../document-value.ts";

/** What something that comes from loads waits for: an answer, or somebody who tries again; undefined when it is there. */
export function waitingFor(loads: readonly string[], scope: Scope): "loading" | "failed" | "idle" | undefined {
  const states = isTree(scope.load) ? scope.load : {};
  const statuses = loads.map((name) => {
    const state = states[name];
    return isTree(state) ? state.status : "idle";
  });
  if (statuses.includes("failed")) return "failed";
  if (statuses.includes("loading")) return "loading";
  return statuses.includes("idle") ? "idle" : undefined;
}
