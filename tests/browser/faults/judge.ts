import type { FailureMode } from "../../../tools/sandbox/failure-modes.ts";
import type { PageView } from "./page-view.ts";

/** Row counts by table. */
export type Counts = Readonly<Record<string, number>>;

/** What a case showed. */
export interface Evidence {
  readonly mode: FailureMode;
  readonly isUnsafe: boolean;
  /** What was to be seen before it was pressed, after it without a fault, and after it with the fault. */
  readonly before: PageView;
  readonly expected: PageView;
  readonly after: PageView;
  /** What the browser told of the requests that were to fail. */
  readonly outcomes: readonly string[];
  /** Rows at first, after the step without a fault, after it with the fault, and after the customer went on. */
  readonly rows: { readonly first: Counts; readonly expected: Counts; readonly after: Counts; readonly end: Counts };
  /** Rows that the step makes on its way and takes away again. */
  readonly passing?: Counts;
  readonly leaves?: Counts;
  /** Whether nothing need be said. */
  readonly isQuiet: boolean;
  /** Whether pressing again, the fault gone, led to where the step leads. */
  readonly wentOn: boolean;
}

/** How a case begins to say that it proves nothing: the browser met another fault than the one meant, or none. */
export const NOT_MET = "it did not fail so, but";

const SUPPORT_CODE = /\b[0-9A-F]{4}-[0-9A-F]{4}\b/;

/** Logs, and keys under which requests are known, may grow. */
const GROWS = ["log_entries", "keyed_requests"];

/** What a customer should not have met; nothing where all is well. */
export function findFaults(evidence: Evidence): string[] {
  const { before, expected, after, mode, rows, passing = {}, leaves = {}, isUnsafe, wentOn, outcomes } = evidence;
  const isOvercome = isSameView(expected, after) || (evidence.isQuiet && isSameView(before, after));
  const found = [
    !outcomes.some((one) => mode.shows.test(one)) && `${NOT_MET}: ${outcomes.join("; ") || "was not asked"}`,
    after.text === "" && "the page is blank",
    !isOvercome &&
      after.messages.length === 0 &&
      !isProblemPage(after, before, expected) &&
      "nothing says what happened",
    !isOvercome && after.actions.length === 0 && "there is no way on",
    !isOvercome && isWithoutCode(evidence) && "there is no support code",
    ...(isSameScreen(before, after) ? findLosses(before, after) : []),
    // A browser repeats a request by itself when a connection that it used before is reset (RFC 9110, 9.2.2).
    ...(isUnsafe ? doubled(plus(plus(rows.first, leaves), passing), rows.expected, rows.after) : []),
    ...(isUnsafe && wentOn ? doubled(plus(rows.first, leaves), rows.expected, rows.end) : []),
  ];
  return found.filter((one) => one !== false);
}

const isWithoutCode = ({ mode, isQuiet, after }: Evidence) =>
  !(mode.needsNoCode || isQuiet) && !SUPPORT_CODE.test(after.text + after.messages.join(" "));

/** Whether two looks show the same, whatever the time and the numbers of what was made. */
const isSameView = (one: PageView, other: PageView) => comparableView(one) === comparableView(other);
const comparableView = ({ heading, text, messages }: PageView) =>
  JSON.stringify([heading, text, messages]).replaceAll(/\d+/g, "#");

/** Another screen than either that stands in the way and says why is a message too. */
const isProblemPage = (after: PageView, ...others: readonly PageView[]) =>
  others.every(({ heading }) => after.heading !== heading) && after.text.length > 0;

/** Whether two looks are at the same screen. */
export const isSameScreen = (before: PageView, after: PageView) => before.heading === after.heading;
/** What was filled in and is not there any more. */
export function findLosses(before: PageView, after: PageView): string[] {
  if (keepsValues(before, after)) return [];
  return [`typed values are lost: ${JSON.stringify([before.values, after.values])}`];
}

/** Whether what was filled in is still there; what the step itself fills in may have come. */
const keepsValues = (before: PageView, after: PageView) =>
  before.values.every(([label, value]) => isEmpty(value) || after.values.some(isSame(label, value)));
const isEmpty = (value: string) => value === "" || value === "false";
const isSame =
  (label: string, value: string) =>
  ([otherLabel, otherValue]: PageView["values"][number]) =>
    label === otherLabel && value === otherValue;

const plus = (counts: Counts, more: Counts): Counts => ({
  ...counts,
  ...Object.fromEntries(Object.entries(more).map(([table, rows]) => [table, (counts[table] ?? 0) + rows])),
});

function doubled(first: Counts, expected: Counts, now: Counts): string[] {
  return Object.keys(expected)
    .filter((table) => !GROWS.includes(table))
    .filter((table) => (now[table] ?? 0) > Math.max(expected[table] ?? 0, first[table] ?? 0))
    .map((table) => `${table} has ${now[table]} rows instead of ${expected[table]}`);
}
