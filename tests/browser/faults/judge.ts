import type { FailureMode } from "../../../tools/sandbox/failure-modes.ts";
import type { PageView } from "./page-view.ts";

/** Row counts by table. */
export type Counts = Readonly<Record<string, number>>;

/** The evidence of a case. */
export interface Evidence {
  readonly mode: FailureMode;
  readonly isUnsafe: boolean;
  /** The page before the press, after it without a fault, and after it with the fault. */
  readonly before: PageView;
  readonly expected: PageView;
  readonly after: PageView;
  /** The outcomes, in the browser, of the requests that were to fail. */
  readonly outcomes: readonly string[];
  /** Rows at first, after the step without a fault, after it with the fault, and after the customer went on. */
  readonly rows: { readonly first: Counts; readonly expected: Counts; readonly after: Counts; readonly end: Counts };
  /** Temporary rows of the step. */
  readonly passing?: Counts;
  readonly leaves?: Counts;
  /** Whether the page need not report a failure. */
  readonly isQuiet: boolean;
  /** Whether pressing again, the fault gone, led to where the step leads. */
  readonly wentOn: boolean;
}

/** The start of a message that a case proves nothing: the browser met another fault, or none. */
export const NOT_MET = "it did not fail so, but";

const SUPPORT_CODE = /\b[0-9A-F]{4}-[0-9A-F]{4}\b/;

/** Logs, and keys under which requests are known, may grow. */
const GROWS = ["log_entries", "keyed_requests"];

/** The defects that a customer would meet; empty if there are none. */
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

/** Whether two pages show the same, apart from times and generated numbers. */
const isSameView = (one: PageView, other: PageView) => comparableView(one) === comparableView(other);
const comparableView = ({ heading, text, messages }: PageView) =>
  JSON.stringify([heading, text, messages]).replaceAll(/\d+/g, "#");

/** Another screen that explains the obstacle counts as a message. */
const isProblemPage = (after: PageView, ...others: readonly PageView[]) =>
  others.every(({ heading }) => after.heading !== heading) && after.text.length > 0;

/** Whether two looks are at the same screen. */
export const isSameScreen = (before: PageView, after: PageView) => before.heading === after.heading;
/** The lost values. */
export function findLosses(before: PageView, after: PageView): string[] {
  if (keepsValues(before, after)) return [];
  return [`typed values are lost: ${JSON.stringify([before.values, after.values])}`];
}

/** Whether the typed values remain; values that the step itself fills in may be added. */
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
