import { beforeEach, describe, expect, it } from "vitest";
import { describedOperations } from "../../tools/contract/contract-operations.ts";
import { pathOfBase } from "../../tools/sandbox/base-paths.ts";
import { readContractDocuments } from "../../tools/sandbox/contract/load-contract.ts";
import { carrier, createFerry, runa } from "./support/carrier.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const MINUTE = 60_000;
const sandbox = sandboxForTests(createFerry);
const portal = new Portal(sandbox, carrier);
let tokens: Record<string, string>;

beforeEach(async () => {
  tokens = await portal.signInByMobile(runa.mobile);
});

const pass = (minutes: number) => portal.console("/api/clock", "PUT", { offsetMs: minutes * MINUTE });
const askCode = (data = tokens.id) => portal.ask("POST", "/auth/token", tokens, { data });
const redeem = (code: string, key?: string) => {
  const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  return portal.send(`/auth/token?c=${encodeURIComponent(code)}`, { method: "GET", headers });
};
const profile = async (of = tokens) => (await portal.ask("GET", "/api/v1/account/profile", of)).status;
const newCode = async (): Promise<string> => (await askCode()).body.c;
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).sort();

describe("a session", () => {
  it("lasts its full time from the exchange on, under new tokens", async () => {
    await pass(29);
    const { body } = await askCode();
    const renewed = await redeem(body.c);
    expect([renewed.status, renewed.body.id]).toEqual([200, tokens.id]);
    await pass(31);
    expect((await portal.ask("GET", "/online/initialize", tokens)).body).toMatchObject({ message: "jwt expired" });
    expect((await portal.ask("GET", "/online/initialize", renewed.body)).status).toBe(200);
  });

  it("that has ended gives no code", async () => {
    await pass(31);
    expect(await askCode()).toMatchObject({ status: 401, body: { message: "jwt expired" } });
  });

  it("gives a code for its own customer only", async () => {
    expect((await askCode("us_other")).status).toBe(401);
  });
});

describe("a code for new tokens", () => {
  it("is good for a minute", async () => {
    const { body } = await askCode();
    await pass(2);
    expect((await redeem(body.c)).status).toBe(400);
  });

  it("is refused if it is invented, or an access token", async () => {
    expect((await redeem("a.b.c")).status).toBe(400);
    expect((await redeem(String(tokens.authorization).replace("Bearer ", ""))).status).toBe(400);
  });

  it.each(["without a key", "under keys of their own"])("is used once, also of twenty at once (%s)", async (how) => {
    const code = await newCode();
    const all = Array.from({ length: 20 }, (_, index) =>
      redeem(code, how === "without a key" ? undefined : `arrival-${index}`),
    );
    expect(statuses(await Promise.all(all))).toEqual([200, ...Array(19).fill(400)]);
    expect(await portal.console("/api/rows/accessTokens")).toHaveLength(2);
  });

  it("gives a request whose reply was lost the same tokens again, and any other request none", async () => {
    const code = await newCode();
    const first = await redeem(code, "arrival-1");
    const again = await redeem(code, "arrival-1");
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await profile(again.body)).toBe(200);
    expect(statuses([await redeem(code, "arrival-2"), await redeem(code)])).toEqual([400, 400]);
    expect((await redeem(await newCode(), "arrival-1")).status).toBe(409);
  });

  it("is invalid once its sign-in has a newer one", async () => {
    const code = await newCode();
    const elsewhere = await portal.signInByMobile(runa.mobile);
    const other = await portal.ask("POST", "/auth/token", elsewhere, { data: elsewhere.id });
    const newer = await newCode();
    expect((await redeem(code)).status).toBe(400);
    expect(statuses([await redeem(newer), await redeem(other.body.c)])).toEqual([200, 200]);
  });

  it("is invalid after a new password", async () => {
    const code = await newCode();
    await portal.send("/api/v1/auth/password-reset", { body: { d: runa.email }, encrypt: ["body.d"] });
    const [{ link }] = await portal.console("/api/outbox");
    const id = link.split("/").at(-1);
    await portal.send("/api/v1/auth/verify", { body: { id, d: "001A" }, encrypt: ["body.id", "body.d"] });
    const headers = { "idempotency-key": "new-password-1" };
    const set = { body: { id, d: "herring-run-north" }, encrypt: ["body.id", "body.d"], headers };
    expect((await portal.send("/api/v1/auth/password", set)).status).toBe(200);
    expect((await redeem(code)).status).toBe(400);
  });
});

const signOut = (of = tokens) => portal.ask("DELETE", "/auth/token", of);

describe("a sign-out", () => {
  it("revokes all tokens of the sign-in, also exchanged ones, and the unused code", async () => {
    const more = (await redeem(await newCode())).body;
    const code = await newCode();
    expect(await signOut(more)).toMatchObject({ status: 200, body: {} });
    expect(statuses([{ status: await profile() }, { status: await profile(more) }])).toEqual([401, 401]);
    expect((await redeem(code)).status).toBe(400);
    expect([(await signOut()).status, (await askCode()).status]).toEqual([401, 401]);
    for (const table of ["signIns", "accessTokens", "tokenCodes"])
      expect(await portal.console(`/api/rows/${table}`)).toEqual([]);
  });

  it("does not affect other sign-ins of the customer", async () => {
    const elsewhere = await portal.signInByMobile(runa.mobile);
    await signOut();
    expect(await profile(elsewhere)).toBe(200);
  });

  it("during the use of its code or the request of a new one leaves no valid tokens", async () => {
    const code = await newCode();
    const [redeemed, asked, ended] = await Promise.all([redeem(code), askCode(), signOut()]);
    expect([200, 400]).toContain(redeemed.status);
    expect([200, 401]).toContain(asked.status);
    expect(ended.status).toBe(200);
    for (const table of ["accessTokens", "tokenCodes"]) expect(await portal.console(`/api/rows/${table}`)).toEqual([]);
  });
});

describe("after a sign-out", () => {
  it("every operation of a customer refuses the tokens", async () => {
    await signOut();
    const customers = describedOperations(readContractDocuments()).filter(
      ({ operation }) => !operation.isSigned && !operation.isAddressed,
    );
    expect(customers.length).toBeGreaterThan(40);
    for (const { operation, examples } of customers) {
      const { path = {}, query = {}, header = {}, body } = Object.values(examples)[0] ?? {};
      const target = pathOfBase(operation.base) + operation.path.replace(/\{(\w+)\}/g, (_, name) => String(path[name]));
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const reply = await portal.ask(operation.method, `${target}?${asked}`, { ...texts(header), ...tokens }, body);
      expect([operation.id, reply.status, reply.body.code]).toEqual([operation.id, 401, "TOKEN"]);
    }
  });
});

const texts = (values: object) => Object.fromEntries(Object.entries(values).map(([name, one]) => [name, String(one)]));
