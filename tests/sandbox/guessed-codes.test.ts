import { describe, expect, it } from "vitest";
import { createHarbour, discreet, eva, harbour, ida, nora, pelle } from "./support/harbour.ts";
import { Portal, type Reply } from "./support/portal.ts";
import { openPlace, sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);
const secretive = new Portal(sandbox, discreet);

const HOUR = 60;
const wrongFor = (digits: string) => (digits === "000000" ? "111111" : "000000");

/** How many of so many replies say that digits were compared: a wrong one is 400, and the fifth 405 as those after it. */
const compared = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 400).length + 1;

/** Wrong digits, so many one after the other. */
async function guess(from: Portal, session: Record<string, string>, times: number, digits = "000000") {
  const replies: Reply[] = [];
  while (replies.length < times) replies.push(await from.verify(session, digits));
  return replies;
}

describe("a customer's codes under guessing", () => {
  it("allow five guesses over all sessions and resends, in both versions and over time", async () => {
    const replies: Reply[] = [];
    let [minutes, digits] = [0, "000000"];
    for (let session = 0; session < 3; session += 1) {
      const { body } = await portal.lookUp("E", ida.email);
      if (body.id === undefined) continue;
      digits = wrongFor(await portal.newestCode(ida.email));
      replies.push(...(await guess(portal, body, 2, digits)), await portal.checkCode(body, digits));
      minutes += 0.6;
      await portal.shiftClock(minutes);
      const again = await portal.sendCodeV4(body.id, "E");
      if (again.status === 200) replies.push(...(await guess(portal, again.body, 2, digits)));
    }
    expect(compared(replies)).toBe(5);
  });

  it("are locked longer after each lock, and start again only after a right code", async () => {
    let now = 0;
    const locks: number[] = [];
    for (let lock = 0; lock < 3; lock += 1) {
      const { body } = await portal.lookUp("E", ida.email);
      const replies = await guess(portal, body, 5, wrongFor(await portal.newestCode(ida.email)));
      const { code, retryAt } = replies.at(-1)?.body ?? {};
      expect(code).toBe("LOCKED");
      const { now: at } = await portal.console("/api/clock");
      locks.push(Math.round((Date.parse(retryAt) - Date.parse(at)) / 60_000));
      expect(await portal.lookUp("E", ida.email)).toMatchObject({ status: 405, body: { code: "LOCKED", retryAt } });
      now += HOUR + 1;
      await portal.shiftClock(now);
    }
    expect(locks).toEqual([15, 30, 60]);
    const { body } = await portal.lookUp("E", ida.email);
    expect((await portal.verify(body, await portal.newestCode(ida.email))).status).toBe(200);
    const next = await portal.lookUp("E", ida.email);
    const statuses = (await guess(portal, next.body, 5)).map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 405]);
    expect((await portal.lookUp("M", ida.mobile)).status).toBe(200);
  });

  it("allow five guesses by email and number together; a client that hides who is known reports no lock of either", async () => {
    const byEmail = (password: string) => secretive.login(ida.email, password);
    const byNumber = () =>
      secretive.send("/api/v1/auth/login", { body: { u: ida.mobile, t: "M", p: "no" }, encrypt: ["body.u", "body.p"] });
    const replies = [await byEmail("no"), await byEmail("no"), await byEmail("no"), await byNumber(), await byNumber()];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await byEmail(ida.password)).toMatchObject({ status: 400, body: { code: "WRONG_PASSWORD" } });
    expect((await byEmail(ida.password)).status).toBe(405);
  });
});

describe("requests for codes", () => {
  it("get three at once to one number, over all sessions, and then one after each growing wait", async () => {
    const codes = async () => (await portal.console("/api/outbox")).length;
    const replies: Reply[] = [];
    while (replies.length < 12) replies.push(await portal.lookUp("M", ida.mobile));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, ...Array(9).fill(429)]);
    expect(await codes()).toBe(3);
    const refused = replies.at(-1);
    expect(refused?.body).toMatchObject({ code: "TOO_SOON", retryAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(25);
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(30);

    const waits: number[] = [];
    let seconds = 0;
    for (let turn = 0; turn < 9; turn += 1) {
      const { headers } = await portal.lookUp("M", ida.mobile);
      const wait = Number(headers.get("retry-after"));
      waits.push(30 * Math.round(wait / 30));
      seconds += wait;
      await portal.shiftClock(seconds / 60);
      expect((await portal.lookUp("M", ida.mobile)).status).toBe(200);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 86_400, 0]);
  });

  it("are counted at the receiving address too, whoever makes them", async () => {
    const first = await portal.lookUp("M", ida.mobile);
    for (const send of [1, 2])
      expect([send, (await portal.sendCodeV4(first.body.id, "E")).status]).toEqual([send, 200]);
    expect(
      (await portal.send("/api/v1/auth/password-reset", { body: { d: ida.email }, encrypt: ["body.d"] })).status,
    ).toBe(200);
    const mailed = await portal.login(ida.email, ida.password);
    expect(mailed.status).toBe(429);
  });

  it("are limited for one network address, whoever they are for; and the log has one line for each limit, without a name", async () => {
    const lines: string[] = [];
    const log = (message: string, detail: unknown) => lines.push(`${message} ${JSON.stringify(detail)}`);
    const { place, drop } = await openPlace();
    const small = await createHarbour({ ...place, sendsFromNetwork: 4, log });
    const other = new Portal(small, harbour);
    const wrong = () => other.login(pelle.email, "not it");
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) await wrong();
    const sent = [ida.mobile, nora.mobile, eva.mobile, ida.email].map(
      (typed) => [typed.includes("@") ? "E" : "M", typed] as const,
    );
    for (const [kind, typed] of sent) expect((await other.lookUp(kind, typed)).status).toBe(200);
    for (const _ of [1, 2]) expect((await other.lookUp("E", nora.email)).status).toBe(429);
    await small.close();
    await drop();
    expect(lines.map((line) => JSON.parse(line.replace(/^alarm /, "")))).toMatchObject([
      { what: "lock", client: "harbour", kind: "password", until: expect.any(String) },
      { what: "sends refused", client: "harbour", kind: "code", until: expect.any(String) },
    ]);
    expect(lines.join()).not.toMatch(/@|04123/);
  });

  it("have no wait after a right code", async () => {
    for (let signIn = 0; signIn < 6; signIn += 1) {
      const { body } = await portal.login(ida.email, ida.password);
      expect((await portal.checkCode(body, await portal.newestCode(ida.email))).status).toBe(200);
    }
  });
});
