import { expect, test } from "vitest";
import { hasChip, requestPage } from "./support/drawn-request.tsx";

type Named = readonly [text: string, look: string];
type Row = readonly [status: string, card: Named, display: Named];

/** What the back end calls a request without an order, and what its card and its display say. */
const table: readonly Row[] = [
  ["NEW", ["Draft saved", "neutral"], ["Draft", "grey"]],
  ["WORKING", ["Draft saved", "neutral"], ["Open", "grey"]],
  ["REOPEN", ["Draft saved", "neutral"], ["Draft", "grey"]],
  ["CMPLTD", ["Completed", "good"], ["Completed", "green"]],
  ["CNCLAGENT", ["Cancelled", "bad"], ["Cancelled", "red"]],
  ["CNCLAGNT", ["Cancelled", "bad"], ["Cancelled", "red"]],
  ["CNCLCUS", ["Cancelled", "bad"], ["Cancelled", "red"]],
  ["CNCLSYS", ["Cancelled", "bad"], ["Cancelled", "red"]],
  ["BORD", ["Backorder", "info"], ["Back Order", "amber"]],
];

test.each(table)("a request that the back end calls %s has the card %j and the display %j", (status, card, display) => {
  const request = { status, order: undefined, history: [] };
  expect(hasChip(requestPage(request), ...card)).toBe(true);
  expect(hasChip(requestPage(request, { "/status/view": "displays" }), ...display)).toBe(true);
});
