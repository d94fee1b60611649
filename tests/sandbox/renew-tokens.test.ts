import { beforeEach, describe, expect, it } from "vitest";
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
const redeem = (code: string) => portal.send(`/auth/token?c=${encodeURIComponent(code)}`, { method: "GET" });

describe("a session", () => {
  it("lasts anew from the exchange on, under new tokens", async () => {
    await pass(29);
    const { body } = await askCode();
    const renewed = await redeem(body.c);
    expect([renewed.status, renewed.body.id]).toEqual([200, tokens.id]);
    await pass(31);
    expect((await portal.ask("GET", "/online/initialize", tokens)).body).toMatchObject({ message: "jwt expired" });
    expect((await portal.ask("GET", "/online/initialize", renewed.body)).status).toBe(200);
  });

  it("that is over gives no code", async () => {
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

  it("is not made up, nor an access token", async () => {
    expect((await redeem("a.b.c")).status).toBe(400);
    expect((await redeem(String(tokens.authorization).replace("Bearer ", ""))).status).toBe(400);
  });
});
