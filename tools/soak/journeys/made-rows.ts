import type { SavedState } from "../../sandbox/saved-state.ts";

/** A request that was answered under its key, as the sandbox keeps it. */
export interface KeyedRow {
  readonly operation: string;
  readonly key: string;
  readonly hash: string;
  readonly reply: unknown;
  readonly sentAt: string;
}

type Row = Readonly<Record<string, unknown>>;

/** A table whose rows customers hear about, and the operations that make one. */
interface MadeTable {
  readonly table: string;
  readonly operations: readonly string[];
  /** The rows that count; all when absent. */
  readonly counts?: (row: Row) => boolean;
  /** The columns that they write; all when absent. */
  readonly columns?: readonly string[];
}

const isFilled = (column: string) => (row: Row) => row[column] !== null;

/** Named as in the database. */
export const madeTables: readonly MadeTable[] = [
  { table: "inquiries", operations: ["createInquiry", "sendInquiry"] },
  {
    table: "service_orders",
    operations: ["submitServiceOrder", "submitCleaningService"],
    counts: isFilled("submitted_at"),
    columns: ["number", "submitted_at"],
  },
  { table: "ratings", operations: ["rateServiceRequest"] },
  { table: "cancellations", operations: ["cancelServiceRequest", "cancelServiceRequestV2", "cancelCleaningService"] },
  { table: "renewals", operations: ["saveRenewalDetails"] },
  { table: "orders", operations: ["registerOrderedDevice"], counts: isFilled("registered_at") },
  { table: "enrolments", operations: ["enrol"] },
  { table: "device_updates", operations: ["updateDevice", "updateImeiInquiry"] },
  { table: "people", operations: ["createAccount", "setPassword"], columns: ["id", "password_hash"] },
  // A device that no plan had before: its row, not that of an update.
  { table: "device_details", operations: ["updateDevice"] },
];

/** Whether customers hear about a row that the operation makes. */
export const isConfirmedToCustomer = (operation: string): boolean =>
  madeTables.some(({ operations }) => operations.includes(operation));

/** New and changed rows of a table. */
export function newRows(of: MadeTable, before: SavedState, after: SavedState): Row[] {
  const { table, counts = () => true, columns } = of;
  const rowKey = (row: Row) => JSON.stringify(columns === undefined ? row : columns.map((column) => row[column]));
  const known = new Set((before.tables[table] ?? []).map(rowKey));
  return (after.tables[table] ?? []).filter((row) => !known.has(rowKey(row)) && counts(row));
}

/** Numbers on the wire are row numbers plus a first number, which is a multiple of this. */
const FIRST = 100_000;

/** The column of each kind of number on the wire. */
const COLUMNS: Readonly<Record<string, string>> = { SR: "request", SO: "number", INQ: "number", REG: "registration" };

/** The column of each id that a reply may give back. */
const ID_COLUMNS: Readonly<Record<string, string>> = { AgreementId: "agreement_id", AssetId: "device_id" };

/** The rows that a reply names; all rows when it names none. */
export function namedRows(reply: unknown, rows: readonly Row[]): readonly Row[] {
  const named = namesIn(reply);
  return rows.filter((row) => named.every(([column, id]) => !(column in row) || String(row[column]) === id));
}

/** Whether a reply names a row at all. */
export const namesRows = (reply: unknown): boolean => namesIn(reply).length > 0;

const namesIn = (reply: unknown) =>
  typeof reply === "object" && reply !== null ? Object.entries(reply).flatMap(findColumn) : [];

function findColumn([name, value]: readonly [string, unknown]): (readonly [column: string, id: string])[] {
  if (typeof value !== "string") return [];
  const [, prefix = "", digits] = /^([A-Z]{2,3})-?(\d{6,})$/.exec(value) ?? [];
  const column = COLUMNS[prefix] ?? ID_COLUMNS[name];
  if (column === undefined) return [];
  return [[column, digits === undefined ? value : String(Number(digits) % FIRST)]];
}
