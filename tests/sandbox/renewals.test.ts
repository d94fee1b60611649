import { beforeEach, expect, it } from "vitest";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import { harbour, ida, nora } from "./support/harbour.ts";
import { Portal, type Reply } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const agreements = ida.agreements.flatMap((plan) => [
  { ...plan, offerName: "4.0", startsOn: "2026-07-08" },
  { ...plan, id: "H-2", offerName: "Basic", startsOn: "2025-11-20", devices: [] },
  { ...plan, id: "H-3", status: "TRMNTD" as const, devices: [] },
]);

const people = [{ ...ida, agreements }, nora];
const sandbox = sandboxForTests((place) =>
  createSandbox({ ...place, clients: [bay], seeds: [{ client: bay.code, people }], log: console.error }),
);
const portal = new Portal(sandbox, bay);
let tokens: Record<string, string>;

beforeEach(async () => {
  await portal.console("/api/clock", "PUT", { now: FRIDAY });
  tokens = await portal.signIn(ida.email, ida.password);
});

const quote = (AgreementId: string, of = tokens): Promise<Reply> =>
  portal.ask("POST", "/registration/api/quote/get-quote", of, { AgreementId, QuoteType: "RENEWAL" });

let keys = 0;
function save(
  AgreementId: string,
  QuoteId: string,
  RenewalType: string,
  { key, line }: { key?: string; line?: string } = {},
): Promise<Reply> {
  keys += 1;
  const headers = { ...tokens, "idempotency-key": key ?? `renewal-${keys}` };
  const body = { AgreementId, QuoteId, RenewalType, InteractionLineId: line };
  return portal.ask("POST", `/registration/api/agreement/renewal/savedetails/${AgreementId}`, headers, body);
}
const readQuoteId = async (agreement: string): Promise<string> =>
  (await quote(agreement)).body.GetQuoteResponse.QuoteId;
const renewals = () => portal.console("/api/rows/renewals");

it("a quote has the price of the offer, with a discount that grows with the years", async () => {
  expect((await quote("H-1")).body.GetQuoteResponse).toMatchObject({
    ...{ AgreementId: "H-1", MonthlyAmount: 1890, TermMonths: 12, RenewsOn: "2027-01-31" },
    Discounts: [{ Code: "TERM", Percent: 15 }],
  });
  const { Discounts } = (await quote("H-2")).body.GetQuoteResponse;
  expect(Discounts).toEqual([
    { Code: "TERM", Percent: 15 },
    { Code: "LOYALTY", Percent: 10 },
  ]);
});

it("a choice is stored with its price, once for each plan, and the next quote shows it", async () => {
  const id = await readQuoteId("H-1");
  expect((await save("H-1", id, "TERM")).body).toMatchObject({ EffectiveOn: "2027-01-31", Amount: 19_278 });
  expect((await quote("H-1")).body.GetQuoteResponse.Chosen).toBe("TERM");
  await save("H-1", id, "NONE");
  expect(await renewals()).toMatchObject([{ agreementId: "H-1", choice: "NONE", amount: 0 }]);
  expect((await save("H-2", await readQuoteId("H-2"), "TERM")).body).toMatchObject({ Amount: 9504 });
});

it("a repeat under its key is stored once", async () => {
  const id = await readQuoteId("H-1");
  const first = await save("H-1", id, "MONTHLY", { key: "renewal-again" });
  await save("H-1", id, "TERM");
  expect(await save("H-1", id, "MONTHLY", { key: "renewal-again" })).toMatchObject({ body: first.body });
  expect(await renewals()).toMatchObject([{ choice: "TERM" }]);
});

it("a quote is valid for half an hour, and for its plan", async () => {
  const id = await readQuoteId("H-1");
  expect(await save("H-2", id, "TERM")).toMatchObject({ status: 409, body: { code: "QUOTE_OVER" } });
  await portal.console("/api/clock", "PUT", { now: "2026-11-20T10:31:00+08:00" });
  tokens = await portal.signIn(ida.email, ida.password);
  expect(await save("H-1", id, "TERM")).toMatchObject({ status: 409, body: { code: "QUOTE_OVER" } });
  expect(await renewals()).toEqual([]);
});

it("a plan that has ended, or belongs to another customer, cannot be renewed", async () => {
  expect(await quote("H-3")).toMatchObject({ status: 400, body: { code: "NOT_RENEWABLE" } });
  const others = await portal.signIn(nora.email, nora.password);
  expect(await quote("H-1", others)).toMatchObject({ status: 400, body: { code: "NOT_RENEWABLE" } });
});

it("a choice that is repeated under its key after another sign-in gets the first reply, and is stored once", async () => {
  const quoteId = await readQuoteId("H-1");
  const first = await save("H-1", quoteId, "MONTHLY", {
    key: "renewal-elsewhere",
    line: await portal.interactionLine(tokens),
  });
  expect(first.status).toBe(200);
  tokens = await portal.signIn(ida.email, ida.password);
  const again = { key: "renewal-elsewhere", line: await portal.interactionLine(tokens) };
  expect(await save("H-1", quoteId, "MONTHLY", again)).toMatchObject({ status: 200, body: first.body });
  expect(await save("H-1", quoteId, "TERM", again)).toMatchObject({ status: 409, body: { code: "KEY_REUSED" } });
  expect(await renewals()).toHaveLength(1);
});
