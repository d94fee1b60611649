import { describe, expect, it } from "vitest";
import { createHarbour, eva, harbour, ida } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);

const NEW = "Ferries at dusk 12";

/** The token of the link that was mailed. */
async function linkFor(email: string): Promise<string> {
  await portal.send("/api/v1/auth/password-reset", { body: { d: email }, encrypt: ["body.d"] });
  const [{ link }] = await portal.console("/api/outbox");
  return link.split("/").at(-1);
}
const verify = (id: string, d: string) =>
  portal.send("/api/v1/auth/verify", { body: { d, id }, encrypt: ["body.d", "body.id"] });
const setPassword = (id: string, d = NEW, key = "run-1-key-1") =>
  portal.send("/api/v1/auth/password", {
    body: { id, d },
    headers: { "idempotency-key": key },
    encrypt: ["body.id", "body.d"],
  });
const over = { status: 400, body: { code: "RESET_OVER" } };

describe("a new password", () => {
  it("is accepted with a mailed link; the old one and earlier sign-ins end", async () => {
    const tokens = await portal.signIn(ida.email, ida.password);
    expect(await setPassword(await linkFor(ida.email))).toMatchObject({ status: 200, body: {} });
    expect((await portal.login(ida.email, ida.password)).status).toBe(400);
    expect((await portal.login(ida.email, NEW)).status).toBe(200);
    expect((await portal.ask("GET", "/api/v1/account/profile", tokens)).status).toBe(401);
    expect(await portal.console("/api/rows/passwordResets")).toEqual([]);
  });

  it("is accepted once for each link, for 30 minutes, and with no other", async () => {
    const used = await linkFor(ida.email);
    await setPassword(used);
    expect(await setPassword(used, "Another one 77", "run-1-key-2")).toMatchObject(over);
    expect(await setPassword("r_invented", NEW, "run-1-key-3")).toMatchObject(over);
    const late = await linkFor(ida.email);
    await portal.shiftClock(31);
    expect(await setPassword(late, NEW, "run-1-key-4")).toMatchObject(over);
  });

  it("requires the end of the national ID if one is on file", async () => {
    const link = await linkFor(eva.email);
    expect(await setPassword(link, NEW, "run-1-key-1")).toMatchObject(over);
    expect(await verify(link, "0000")).toMatchObject({ status: 400, body: { code: "NATIONAL_ID_MISMATCH" } });
    expect(await verify(link, "442x")).toMatchObject({ status: 200, body: {} });
    expect((await setPassword(link, NEW, "run-1-key-2")).status).toBe(200);
    expect(await verify(link, "442X")).toMatchObject(over);
  });

  it("is refused if it is guessable, at its place, and the link still works", async () => {
    const link = await linkFor(ida.email);
    const weak = { code: "WEAK_PASSWORD", fields: { "body.d": expect.any(String) } };
    expect(await setPassword(link, `${ida.mobile}!`, "run-1-key-1")).toMatchObject({ status: 400, body: weak });
    expect((await setPassword(link, NEW, "run-1-key-2")).status).toBe(200);
  });

  it("is blocked after five wrong ends of a national ID, over all links", async () => {
    const link = await linkFor(eva.email);
    for (let time = 1; time <= 4; time += 1) expect((await verify(link, "0000")).status).toBe(400);
    expect((await verify(link, "0000")).status).toBe(405);
    expect((await verify(await linkFor(eva.email), "442X")).status).toBe(405);
  });
});
