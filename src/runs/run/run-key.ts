import type { Flow } from "../../engine/generated/flow.ts";
import { evaluate } from "./rules.ts";

/**
 * The key that distinguishes a run from others of the same flow, such as the number of a request; undefined when the
 * flow has no key, or its run does not know it yet.
 */
export function runKey(flow: Flow | undefined, data: Readonly<Record<string, unknown>>): string | undefined {
  const key = flow?.runKey === undefined ? undefined : evaluate(flow.runKey, { data });
  return typeof key === "string" || typeof key === "number" ? String(key) : undefined;
}

/** Whether a run cannot be the wanted one. Without a wanted key, any run of the flow fits. */
export function isAnotherKey(wanted: string | undefined, key: string | undefined): boolean {
  return wanted !== undefined && wanted !== key;
}
