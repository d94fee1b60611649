import { beforeEach, expect, it } from "vitest";
import { createHarbour, harbour, ida, nora } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);
let tokens: Record<string, string>;

beforeEach(async () => {
  tokens = await portal.signIn(ida.email, ida.password);
});

it("has the same profile at the region's own host", async () => {
  const regional = await portal.ask("GET", "/regional/account/profile", tokens);
  const own = await portal.ask("GET", "/api/v1/account/profile", tokens);
  expect(regional.status).toBe(200);
  expect(regional.body).toEqual(own.body);
});

it("finds the customer's own plans by email or number, and no others", async () => {
  const find = async (body: object) => {
    const reply = await portal.ask("POST", "/api/v1/online/rawfindagreement", tokens, body);
    return reply.body.FindAgreementsResults.Agreements.Agreement.map((one: { AgreementId: string }) => one.AgreementId);
  };
  expect(await find({ email: ida.email })).toEqual(["H-1"]);
  expect(await find({ mdn: ida.mobile })).toEqual(["H-1"]);
  expect(await find({ email: nora.email })).toEqual([]);
  const both = await portal.ask("POST", "/api/v1/online/rawfindagreement", tokens, { email: "a@b.test", mdn: "04" });
  expect(both.status).toBe(422);
});

it("stores a version of the terms once, for the customer alone", async () => {
  const accept = (i: string, key: string) =>
    portal.ask("POST", "/account/tnc", { ...tokens, "idempotency-key": key }, { d: "2026-01-01", i });
  const first = await accept(String(tokens.id), "terms-0001-0001-0001");
  await portal.shiftClock(1);
  const again = await accept(String(tokens.id), "terms-0001-0001-0002");
  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await portal.console("/api/rows/acceptedTerms")).toHaveLength(1);
  expect((await accept("us_other", "terms-0001-0001-0003")).status).toBe(401);
});
