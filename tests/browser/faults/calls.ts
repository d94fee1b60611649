import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isJsonObject } from "../../../src/documents/json.ts";
import type { Walk } from "./walk.ts";

const CALLS = join("flows", "calls");

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Every object and list within a value, with the value itself. */
function parts(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(parts);
  return isJsonObject(value) ? [value, ...Object.values(value).flatMap(parts)] : [];
}

/** The calls that flows, screens, forms, routes and the session ask for, each with the documents that do. */
export function callsInUse(folder = "flows"): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith(".json") && !name.startsWith(CALLS) && !name.endsWith(".scenarios.json"));
  for (const file of files) {
    const called = parts(read(file)).flatMap((part) =>
      isJsonObject(part) && typeof part.call === "string" ? [part.call] : [],
    );
    for (const call of new Set(called)) uses.set(call, [...(uses.get(call) ?? []), file]);
  }
  return uses;
}

/** Every variant of every call, with the call's id. */
const variants = (): { call: string; operation: string; failures: unknown }[] =>
  readdirSync(CALLS).flatMap((name) =>
    parts(read(join(CALLS, name))).flatMap((part) =>
      isJsonObject(part) && typeof part.operation === "string"
        ? [{ call: name.replace(/\.call\.json$/, ""), operation: part.operation, failures: part.failures }]
        : [],
    ),
  );

/** The calls that may ask for each operation. */
export function callsByOperation(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { call, operation } of variants()) found.set(operation, (found.get(operation) ?? new Set()).add(call));
  return new Map([...found].map(([operation, calls]) => [operation, [...calls]]));
}

/** Statuses that a call gives a meaning of its own, such as "too soon", as `<operation> <status>`. */
export function meantStatuses(): ReadonlySet<string> {
  const statuses = (failures: unknown) =>
    parts(failures).flatMap((part) => (isJsonObject(part) && typeof part.status === "number" ? [part.status] : []));
  return new Set(
    variants().flatMap(({ operation, failures }) => statuses(failures).map((status) => `${operation} ${status}`)),
  );
}

/** The calls that steps of walks make fail. */
export function callsWalked(walks: readonly Walk[]): ReadonlySet<string> {
  return new Set(walks.flatMap(({ steps }) => steps.flatMap(({ asks = [] }) => asks)));
}

/** Calls in use that no step makes fail, each with a document that asks for it. */
export function uncovered(
  inUse: ReadonlyMap<string, readonly string[]>,
  walks: readonly Walk[],
  notWalked: Readonly<Record<string, string>>,
): string[] {
  const walked = callsWalked(walks);
  return [...inUse]
    .filter(([call]) => !walked.has(call) && !Object.hasOwn(notWalked, call))
    .map(([call, [document]]) => `${call}, which ${document} asks for, is in no step of tests/browser/faults/walks`);
}
