import type { Seen } from "./seen.ts";
import type { WayToFail } from "./ways-to-fail.ts";

/** Row counts by table. */
export type Counts = Readonly<Record<string, number>>;

/** What a case showed. */
export interface Evidence {
  readonly way: WayToFail;
  readonly isUnsafe: boolean;
  /** What was to be seen before it was pressed, after it without a fault, and after it with the fault. */
  readonly before: Seen;
  readonly expected: Seen;
  readonly after: Seen;
  /** Rows at first, after the step without a fault, after it with the fault, and after the customer went on. */
  readonly rows: { readonly first: Counts; readonly expected: Counts; readonly after: Counts; readonly end: Counts };
  /** Whether pressing again, the fault gone, led to where the step leads. */
  readonly wentOn: boolean;
}

const SUPPORT_CODE = /\b[0-9A-F]{4}-[0-9A-F]{4}\b/;

/** Logs, and keys under which requests are known, may grow. */
const GROWS = ["log_entries", "keyed_requests"];

/** What a customer should not have met; nothing where all is well. */
export function faultsOf(evidence: Evidence): string[] {
  const { before, expected, after, way, rows, isUnsafe, wentOn } = evidence;
  const isOvercome = after.heading === expected.heading;
  const found = [
    after.text === "" && "the page is blank",
    !isOvercome && after.messages.length === 0 && !isProblemPage(after, before) && "nothing says what happened",
    !isOvercome && after.waysOn.length === 0 && "there is no way on",
    !isOvercome &&
      !way.needsNoCode &&
      !SUPPORT_CODE.test(after.text + after.messages.join(" ")) &&
      "there is no support code",
    isSameScreen(before, after) &&
      !sameValues(before, after) &&
      `typed values are lost: ${JSON.stringify([before.values, after.values])}`,
    // A browser repeats a request by itself when a connection that it used before is reset (RFC 9110, 9.2.2).
    ...(isUnsafe ? doubled(rows.first, rows.expected, rows.after) : []),
    ...(isUnsafe && wentOn ? doubled(rows.first, rows.expected, rows.end) : []),
  ];
  return found.filter((one) => one !== false);
}

/** Another screen that stands in the way and says why is a message too. */
const isProblemPage = (after: Seen, before: Seen) => after.heading !== before.heading && after.text.length > 0;

const isSameScreen = (before: Seen, after: Seen) => before.heading === after.heading;
const sameValues = (before: Seen, after: Seen) => JSON.stringify(before.values) === JSON.stringify(after.values);

function doubled(first: Counts, expected: Counts, now: Counts): string[] {
  return Object.keys(expected)
    .filter((table) => !GROWS.includes(table))
    .filter((table) => (now[table] ?? 0) > Math.max(expected[table] ?? 0, first[table] ?? 0))
    .map((table) => `${table} has ${now[table]} rows instead of ${expected[table]}`);
}
