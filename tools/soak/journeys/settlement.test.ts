import { expect, test } from "vitest";
import type { SavedState } from "../../sandbox/saved-state.ts";
import { Ledger, type WatchedStep } from "./ledger.ts";
import { openKeys, settleLedger } from "./settlement.ts";

const RUN = "shop/buy~1";

/** The reports of a page about the call that submits an order. */
const step = (kind: string, changes: Partial<WatchedStep> = {}): WatchedStep => ({
  ...{ run: RUN, flow: "shop/buy", cause: { kind }, standing: "shop/buy#sending", pending: [] },
  ...changes,
});
const sent = (key = "k1") => step("screen", { pending: [{ call: "shop.submit", key }] });
const asked = (key = "k1") => ({ call: "shop.submit", key });
const done = (key = "k1") =>
  step("done", { asked: asked(key), result: { request: "SR400002" }, standing: "shop/buy#confirmed" });
const failed = (failure: string) => step("failed", { asked: asked(), failure, standing: "shop/buy#review" });

const keyed = (key: string, sent_at = "1") => ({
  ...{ client: "shop", operation: "submitServiceOrder", key, hash: "h", sent_at },
  reply: { ServiceOrderId: "SO500003", ServiceRequestId: "SR400002" },
});
const order = { number: 3, request: 2, submitted_at: "1" };

const state = (tables: SavedState["tables"]): SavedState => ({ tables, offsetMs: 0 });
const nothing = state({ keyed_requests: [], service_orders: [] });

function ledgerWith(...steps: WatchedStep[]): Ledger {
  const ledger = new Ledger();
  for (const one of steps) ledger.take(one, 1);
  return ledger;
}

test("a confirmation on view has the row that its reply names", () => {
  const ledger = ledgerWith(sent(), done());
  expect(ledger.see("Your request SR400002 was sent", 1)).toMatchObject([{ key: "k1" }]);
  const after = state({ keyed_requests: [keyed("k1")], service_orders: [order] });
  expect(settleLedger(ledger, nothing, after)).toEqual({
    counts: { shop: { shown: 1, rows: 1 } },
    ...{ unknown: [], findings: [] },
  });
});

test("a customer whom the last notice asks to wait is known", () => {
  const refused = (notice: string) => step("failed", { failure: "too-soon", notice });
  const ledger = ledgerWith(refused("errors.too-soon-later"));
  expect(ledger.isAskedToWait).toBe(true);
  ledger.take(refused("errors.server"), 1);
  expect(ledger.isAskedToWait).toBe(false);
});

test("a number that is not on view is not shown", () => {
  const ledger = ledgerWith(sent(), done());
  expect(ledger.see("Something went wrong", 1)).toEqual([]);
  const after = state({ keyed_requests: [keyed("k1")], service_orders: [order] });
  expect(openKeys(ledger, after)).toMatchObject([{ key: "k1" }]);
  expect(settleLedger(ledger, nothing, after).findings).toEqual([
    "submitServiceOrder k1 was done, and the customer's page got done, but showed no confirmation",
  ]);
});

const afterwards = state({ keyed_requests: [keyed("k1")], service_orders: [order] });
const withoutNumber = (standing: string) => ({ ...done(), result: {}, standing });

test("what a customer presses on a confirmation was on view", () => {
  const pressed = step("screen", { standing: "ended" });
  const ledger = ledgerWith(sent(), done(), pressed);
  expect(settleLedger(ledger, nothing, afterwards)).toMatchObject({ counts: { shop: { shown: 1 } }, findings: [] });
});

test("of two calls of one state, the first is shown where the second leads", () => {
  const second = step("done", { asked: asked("k2"), result: {}, standing: "shop/buy#confirmed" });
  const ledger = ledgerWith(sent(), withoutNumber("shop/buy#sending"), second);
  expect(ledger.see("It is done", 1)).toMatchObject([{ key: "k1" }, { key: "k2" }]);
});

test("nobody can tell whether a confirmation was seen whose tab was killed", () => {
  const ledger = ledgerWith(sent(), done());
  ledger.tabKilled(2);
  expect(settleLedger(ledger, nothing, afterwards).findings).toHaveLength(1);
  ledger.tabKilled(1);
  expect(settleLedger(ledger, nothing, afterwards)).toMatchObject({ unknown: ["submitServiceOrder k1"], findings: [] });
});

test.each([
  ["a killed tab", "tabKilled"],
  ["a page that was left", "pageLeft"],
] as const)("a customer who signs out after %s cannot be told any more", (_, end) => {
  const ledger = ledgerWith(sent());
  ledger.signedOut();
  ledger[end](2);
  ledger.signedOut();
  expect(settleLedger(ledger, nothing, afterwards).findings).toHaveLength(1);
  ledger[end](1);
  expect(settleLedger(ledger, nothing, afterwards).findings).toHaveLength(1);
  ledger.signedOut();
  expect(settleLedger(ledger, nothing, afterwards)).toMatchObject({ unknown: ["submitServiceOrder k1"], findings: [] });
});

test("a customer whose session ended on a confirmation, and who then signs out, cannot be told any more", () => {
  const expired = { ...step("system"), run: "shell/end~1", flow: "shell/end" };
  const ended = { ...expired, cause: { kind: "system", name: "session.expired" } };
  const ledger = ledgerWith(sent(), done());
  ledger.signedOut();
  expect(settleLedger(ledger, nothing, afterwards).findings).toHaveLength(1);
  ledger.take(ended, 2);
  ledger.signedOut();
  expect(settleLedger(ledger, nothing, afterwards).findings).toHaveLength(1);
  ledger.take(ended, 1);
  expect(settleLedger(ledger, nothing, afterwards).findings).toHaveLength(1);
  ledger.signedOut();
  expect(settleLedger(ledger, nothing, afterwards)).toMatchObject({ unknown: ["submitServiceOrder k1"], findings: [] });
});

test.each([
  ["start", "shop/buy~2"],
  ["resume", RUN],
])("a run can say at its %s that the result of an earlier call is unknown", (kind, run) => {
  const anew = (notice: string) => ({ ...step(kind, { notice }), run, standing: "shop/buy#cart" });
  const after = state({ keyed_requests: [keyed("k1")], service_orders: [order] });
  const settledWith = (notice: string) => settleLedger(ledgerWith(sent(), anew(notice)), nothing, after);
  expect(settledWith("shop.unknown-outcome")).toMatchObject({ unknown: ["submitServiceOrder k1"], findings: [] });
  expect(settledWith("shop.welcome").findings).toEqual([
    "submitServiceOrder k1 was done, and the customer's page got no reply",
  ]);
});

test("a run that resumes further on had the reply, though no page reported it", () => {
  const cart = step("start", { standing: "shop/buy#cart" });
  const review = step("screen", { standing: "shop/buy#review" });
  const resumed = (changes: Partial<WatchedStep>) => step("resume", { standing: "shop/buy#confirmed", ...changes });
  const settledWith = (changes: Partial<WatchedStep>) => {
    const ledger = ledgerWith(cart, review, sent(), resumed(changes));
    ledger.see("It is done", 1);
    return settleLedger(ledger, nothing, afterwards);
  };
  expect(settledWith({})).toMatchObject({ counts: { shop: { shown: 1, rows: 1 } }, findings: [] });
  const unanswered = ["submitServiceOrder k1 was done, and the customer's page got no reply"];
  expect(settledWith({ standing: "shop/buy#review" }).findings).toEqual(unanswered);
  expect(settledWith({ standing: "shop/buy#cart" }).findings).toEqual(unanswered);
  expect(settledWith({ notice: "shop.welcome" }).findings).toEqual(unanswered);
  const { findings } = settledWith({ standing: "shop/buy#sending", pending: [asked()] });
  expect(findings).toEqual(unanswered);
});

test("a confirmation without a row, and one without an answered key, do not agree", () => {
  const ledger = ledgerWith(sent(), done());
  ledger.see("SR400002", 1);
  const withoutRow = state({ keyed_requests: [keyed("k1")], service_orders: [] });
  expect(settleLedger(ledger, nothing, withoutRow)).toMatchObject({
    counts: { shop: { shown: 1, rows: 0 } },
    findings: ["submitServiceOrder k1 was answered, but has 0 rows"],
  });
  expect(settleLedger(ledger, nothing, nothing).findings).toEqual([
    "shop.submit k1 was confirmed on the page, but the back end has no row of it",
  ]);
});

test("completed work may be unknown to the customer, but not reported as failed", () => {
  const after = state({ keyed_requests: [keyed("k1")], service_orders: [order] });
  expect(settleLedger(ledgerWith(sent(), failed("unknown")), nothing, after)).toMatchObject({
    ...{ unknown: ["submitServiceOrder k1"], findings: [] },
  });
  expect(settleLedger(ledgerWith(sent(), failed("server")), nothing, after).findings).toEqual([
    "submitServiceOrder k1 was done, and the customer's page got server, but showed no confirmation",
  ]);
});

test("one intention is done once: no additional rows, and no repetition under another key", () => {
  const ledger = ledgerWith(sent(), failed("unknown"), sent("k2"), done("k2"));
  ledger.see("SR400002", 1);
  const twice = state({
    keyed_requests: [keyed("k1"), keyed("k2", "2")],
    service_orders: [order, { ...order, number: 4 }, { ...order, number: 5 }],
  });
  const { findings } = settleLedger(ledger, nothing, twice);
  expect(findings).toContain("service_orders has 3 new rows for 2 answered keys");
  expect(findings).toContain(`submitServiceOrder was done twice in ${RUN}: k1, k2`);
});
