import { isJsonObject, type JsonObject } from "../documents/json.ts";
import type { Snapshot } from "../engine/index.ts";

/** A run as it is stored: its snapshot, the flow it walks, and whose it is. */
export interface StoredRun {
  readonly format: 1;
  /** The flow of the run, as `journey/id`. */
  readonly flow: string;
  /** What tells it from other runs of the flow. */
  readonly key?: string | undefined;
  /** The customer's id; undefined for a visitor's run. */
  readonly subject?: string | undefined;
  readonly snapshot: Snapshot;
}

/** A stored run of any release, or undefined where the text is anything else: cut, changed, of another format. */
export function readStoredRun(text: string | undefined): StoredRun | undefined {
  const value = parse(text);
  return isStoredRun(value) ? value : undefined;
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isStoredRun(value: unknown): value is StoredRun {
  return (
    isJsonObject(value) &&
    value.format === 1 &&
    typeof value.flow === "string" &&
    (value.key === undefined || typeof value.key === "string") &&
    (value.subject === undefined || typeof value.subject === "string") &&
    isJsonObject(value.snapshot) &&
    isSnapshot(value.snapshot)
  );
}

const texts = ["release", "run"];
const numbers = ["rev", "floor", "visit"];
const objects = ["context", "pending", "timers"];

function isSnapshot(value: JsonObject): boolean {
  return (
    value.format === 1 &&
    texts.every((name) => typeof value[name] === "string") &&
    numbers.every((name) => typeof value[name] === "number") &&
    objects.every((name) => isJsonObject(value[name])) &&
    isFilledList(value.frames, isFrame) &&
    Array.isArray(value.path) &&
    value.path.every(isPathEntry) &&
    Object.values(isJsonObject(value.timers) ? value.timers : {}).every((due) => typeof due === "number")
  );
}

function isFilledList(value: unknown, isElement: (element: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isElement);
}

function isFrame(value: unknown): boolean {
  return (
    isJsonObject(value) && typeof value.flow === "string" && typeof value.state === "string" && isJsonObject(value.data)
  );
}

function isPathEntry(value: unknown): boolean {
  return isJsonObject(value) && isJsonObject(value.at) && typeof value.at.state === "string";
}
