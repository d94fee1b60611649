import type { SavedState } from "../../sandbox/saved-state.ts";
import type { KeyedCall, Ledger } from "./ledger.ts";
import { isConfirmedToCustomer, type KeyedRow, madeTables, namedRows, namesRows, newRows } from "./made-rows.ts";

/** The comparison of one customer's confirmations with the rows of the back end. */
export interface Settlement {
  /** By journey: confirmations on view, and their rows. */
  readonly counts: Readonly<Record<string, { shown: number; rows: number }>>;
  /** Completed work whose result the customer knows only as unknown, or cannot know. */
  readonly unknown: readonly string[];
  /** The contradictions. */
  readonly findings: readonly string[];
}

/** Compares the confirmations of pages with the new rows, by key. */
export function settleLedger(ledger: Ledger, before: SavedState, after: SavedState): Settlement {
  const done = keyedRows(after).filter(({ operation }) => isConfirmedToCustomer(operation));
  const settled = done.map((row) => ({
    row,
    call: ledger.calls.get(row.key),
    rows: findRows(row, before, after).length,
  }));
  const shown = settled.filter(({ call }) => call?.isShown);
  const others = settled.filter(({ call }) => !call?.isShown);
  const untold = others.filter(({ call }) => !isOutcomeUnknown(call));
  const name = ({ row }: { readonly row: KeyedRow }) => `${row.operation} ${row.key}`;
  return {
    counts: countByJourney(shown),
    unknown: others.filter(({ call }) => isOutcomeUnknown(call)).map(name),
    findings: [
      ...rowsWithoutKey(done, before, after),
      ...doneTwice(ledger, done),
      ...settled.filter(({ rows }) => rows !== 1).map((one) => `${name(one)} was answered, but has ${one.rows} rows`),
      ...untold.map((one) => `${name(one)} was done, and the customer's page ${describeOutcomes(one.call)}`),
      ...shownInVain(ledger, after),
    ],
  };
}

type Counts = Record<string, { shown: number; rows: number }>;

function countByJourney(shown: readonly { readonly call: KeyedCall | undefined; readonly rows: number }[]): Counts {
  const counts: Counts = {};
  for (const { call, rows } of shown) {
    const known = counts[call?.journey ?? ""] ?? { shown: 0, rows: 0 };
    counts[call?.journey ?? ""] = { shown: known.shown + 1, rows: known.rows + Math.min(rows, 1) };
  }
  return counts;
}

/** Confirmations without a row in the back end. */
function shownInVain({ calls }: Ledger, after: SavedState): string[] {
  const keys = new Set(keyedRows(after).map(({ key }) => key));
  const inVain = [...calls.values()].filter(({ isShown, key }) => isShown && !keys.has(key));
  return inVain.map(({ call, key }) => `${call} ${key} was confirmed on the page, but the back end has no row of it`);
}

const describeOutcomes = (call: KeyedCall | undefined) =>
  call === undefined || call.outcomes.length === 0
    ? "got no reply"
    : `got ${call.outcomes.join(", ")}${call.notice === undefined ? "" : ` (${call.notice})`}, but showed no confirmation`;

/** Whether the customer cannot know the result: by the last notice, a killed tab, or their own sign-out after it. */
const isOutcomeUnknown = (call: KeyedCall | undefined) =>
  ["unknown", "killed", "signed out"].includes(call?.outcomes.at(-1) ?? "");

/** Completed work that the customer has not seen confirmed. */
export function openKeys(ledger: Ledger, state: SavedState): KeyedCall[] {
  const done = keyedRows(state).filter(({ operation }) => isConfirmedToCustomer(operation));
  return done.flatMap(({ key }) => ledger.calls.get(key) ?? []).filter(({ isShown }) => !isShown);
}

/** The requests that were answered under a key, the first first. */
function keyedRows({ tables }: SavedState): KeyedRow[] {
  const rows = (tables.keyed_requests ?? []).map(({ operation, key, hash, reply, sent_at }) => ({
    ...{ operation: String(operation), key: String(key), hash: String(hash), reply, sentAt: String(sent_at) },
  }));
  return rows.sort((one, other) => one.sentAt.localeCompare(other.sentAt));
}

function findRows({ operation, reply }: KeyedRow, before: SavedState, after: SavedState) {
  const tables = madeTables.filter(({ operations }) => operations.includes(operation));
  const rows = tables.flatMap((table) => namedRows(reply, newRows(table, before, after)));
  // The row of a reply without a name cannot be identified.
  return rows.slice(0, namesRows(reply) ? undefined : 1);
}

/** Tables that got more rows than answered keys. */
function rowsWithoutKey(done: readonly KeyedRow[], before: SavedState, after: SavedState): string[] {
  return madeTables.flatMap((table) => {
    const rows = newRows(table, before, after).length;
    const keys = done.filter(({ operation }) => table.operations.includes(operation)).length;
    return rows > keys ? [`${table.table} has ${rows} new rows for ${keys} answered keys`] : [];
  });
}

/** Equal requests that were done under two keys of a run, while the customer did not know the result of the first. */
function doneTwice(ledger: Ledger, done: readonly KeyedRow[]): string[] {
  return done.flatMap((row, index) => {
    const run = ledger.calls.get(row.key)?.run;
    const first = done.slice(0, index).find((one) => one.hash === row.hash && ledger.calls.get(one.key)?.run === run);
    const isKnown = first === undefined || ledger.calls.get(first.key)?.outcomes.includes("done");
    return isKnown || run === undefined ? [] : [`${row.operation} was done twice in ${run}: ${first?.key}, ${row.key}`];
  });
}
