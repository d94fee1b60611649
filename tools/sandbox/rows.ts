import type { Database } from "./database/open-database.ts";
import type { Tables } from "./database/tables.ts";
import { Problem } from "./problem.ts";

const SHOWN: readonly Exclude<keyof Tables, "settings">[] = [
  "people",
  "mobileNumbers",
  "agreements",
  "devices",
  "deviceDetails",
  "deviceUpdates",
  "referenceDocuments",
  "notifications",
  "enrolments",
  "linkedDevices",
  "wrongTries",
  "sends",
  "codeSessions",
  "offeredNumbers",
  "socialSignIns",
  "providerCodes",
  "signIns",
  "accessTokens",
  "tokenCodes",
  "passwordResets",
  "registrations",
  "outbox",
  "logEntries",
  "inquiries",
  "uploads",
  "orders",
  "consents",
  "acceptedTerms",
  "keyedRequests",
  "usedSignatures",
  "serviceRequests",
  "serviceOrders",
  "slotSeats",
  "requestEvents",
  "cancellations",
  "ratings",
  "renewals",
  "cleanings",
  "seededClients",
];
const HIDDEN = new Set(["passwordHash", "codeHash", "tokenHash", "triedHash", "sentHash", "identifierHash"]);

/** The rows of a table, for tests, without hashes. Throws 404 at a table that is not shown. */
export async function listRows(database: Database, name: string): Promise<Record<string, unknown>[]> {
  const table = SHOWN.find((one) => one === name);
  if (!table) throw new Problem(404, { code: "NOT_FOUND", message: `Tables are: ${SHOWN.join(", ")}.` });
  const rows: Record<string, unknown>[] = await database.selectFrom(table).selectAll().execute();
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !HIDDEN.has(column))));
}
