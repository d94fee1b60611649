import { readFileSync } from "node:fs";
import type { components } from "../contract/generated/operations.ts";
import type { FollowedRequest } from "./followed-requests.ts";
import { salesOrderNumber } from "./wire-numbers.ts";

type Repairer = Pick<components["schemas"]["RequestDetailsRecord"], "AspSalesOrderNumber" | "AspNotes">;

/** What a repairer writes, by the status that it gives the order, in the language of its country. */
const notes: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL("../content/repairer-notes.json", import.meta.url), "utf8"),
);

/** The repairer's number and notes, once it has repaired or rejected the device. */
export function repairerRecord({ order, history }: FollowedRequest, country: string): Repairer {
  const done = history.findLast(({ Status }) => Object.hasOwn(notes, Status));
  const written = done === undefined ? undefined : notes[done.Status];
  const note = written?.[country] ?? written?.other;
  if (order === undefined || note === undefined) return {};
  return { AspSalesOrderNumber: salesOrderNumber(order.number), AspNotes: note };
}
