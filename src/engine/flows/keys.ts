import { isJsonObject, isList, type JsonObject } from "../rules/value.ts";
import type { PendingCall, UsedKey } from "./snapshot.ts";
import type { Step } from "./step.ts";

/** Distinguishes the sendings of one call. */
type Sent = Pick<PendingCall, "call" | "name" | "way" | "input">;

/**
 * The key of a call about to be sent: its previous key while its input is the same and its outcome is unknown; else a
 * new one. A run's id is unique, so its keys are too.
 */
export function keyFor(step: Step, { call, name, way: variant, input }: Sent): UsedKey {
  const slot = slotKey({ call, ...(name === undefined ? {} : { name }) });
  const hash = hashJson({ way: variant ?? null, input });
  const known = Object.hasOwn(step.keys, slot) ? step.keys[slot] : undefined;
  if (known?.hash === hash) return known;
  const suffix = name === undefined ? "" : `-${name}`;
  const used = { key: `${step.before.run}-${step.rev}${suffix}`, hash };
  step.keys = { ...step.keys, [slot]: used };
  return used;
}

/** After a definite answer, also a refusal, the next sending has a new key. */
export function forgetKey(step: Step, { call, name, key }: PendingCall): void {
  if (key === undefined) return;
  const { [slotKey({ call, ...(name === undefined ? {} : { name }) })]: _used, ...others } = step.keys;
  step.keys = others;
}

/** Failures that leave the outcome of a call unknown. */
const OPEN_FAILURES: readonly string[] = ["unknown", "timeout", "server"];

/** Whether the outcome of a call is known after this failure. */
export function isDefinite(failure: string): boolean {
  return !OPEN_FAILURES.includes(failure);
}

/** The id of the call whose key it is. */
export function callOfSlot(slot: string): string {
  return slot.split("/", 1)[0] ?? slot;
}

function slotKey({ call, name }: Pick<Sent, "call" | "name">): string {
  return name === undefined ? call : `${call}/${name}`;
}

/**
 * A hash of 53 bits over a value's JSON (cyrb53), whatever the order of its keys. It distinguishes inputs and protects
 * nothing.
 */
function hashJson(value: JsonObject): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of JSON.stringify(sorted(value))) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

function sorted(value: unknown): unknown {
  if (isList(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]));
}
