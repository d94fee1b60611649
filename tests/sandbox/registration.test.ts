import { describe, expect, it } from "vitest";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import { carrier, discreetCarrier, leif, runa } from "./support/carrier.ts";
import { encrypted, Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const { agreements: _plans, ...someone } = { ...runa, hasNoAccount: true } as const;
/** Has an email on file, and no account. */
const saga = {
  ...someone,
  mobile: "81160001",
  nationalId: "S1160001E",
  email: "saga@ferry.test",
  fullName: "Saga Lind",
};
const { email: _email, ...withoutEmail } = someone;
/** Has neither. */
const ulf = { ...withoutEmail, mobile: "81160002", nationalId: "S1160002F", fullName: "Ulf Strand" };

const people = [runa, leif, saga, ulf].map((person) => ({ ...person, agreements: [] }));

const seeds = [carrier, discreetCarrier].map(({ code }) => ({ client: code, people }));
const sandbox = sandboxForTests((place) =>
  createSandbox({ ...place, clients: [carrier, discreetCarrier], seeds, log: () => {} }),
);
const portal = new Portal(sandbox, carrier);
const discreet = new Portal(sandbox, discreetCarrier);

const base = "/api/v1/account";
const begin = (identifier: string, by = portal) =>
  by.send(`${base}/check?d=${encrypted(by.client.sharedSecret, "query.d", identifier)}`, { method: "GET" });
const verify = (id: string, d: string, by = portal) =>
  by.send(`${base}/verify`, { body: { d, id }, encrypt: ["body.d"] });
const link = (id: string, email?: string) =>
  portal.send(
    `${base}/link-email`,
    email === undefined ? { body: { id } } : { body: { email, id }, encrypt: ["body.email"] },
  );
const sendCode = (id: string, by = portal) => by.send(`${base}/otp`, { method: "GET", headers: { id } });
const checkCode = (id: string, m: string, otp: string, by = portal) =>
  by.send(`${base}/otp`, { headers: { id, m }, body: { otp }, encrypt: ["body.otp"] });
const create = (id: string, p = "Satay by the bay 9", key = `key-of-${id}`) =>
  portal.send(`${base}/user`, { body: { id, p }, headers: { "idempotency-key": key }, encrypt: ["body.p"] });

const person = async (mobile: string) =>
  (await portal.console("/api/rows/people")).find(
    (row: { mobile: string; client: string }) => row.mobile === mobile && row.client === carrier.code,
  );

/** A registration whose code was right, with the linked email or a new one. */
async function confirmed({ mobile, nationalId }: typeof ulf, email?: string): Promise<string> {
  const { id } = (await begin(mobile)).body;
  await verify(id, nationalId.slice(-4));
  await link(id, email);
  const { t } = (await sendCode(id)).body;
  const [message] = await portal.console("/api/outbox");
  expect(await checkCode(id, t, message.code)).toMatchObject({ status: 200, body: {} });
  return id;
}

describe("a registration by mobile number", () => {
  it("creates an account with the linked email, with which its holder signs in", async () => {
    const { id } = (await begin(saga.mobile)).body;
    expect((await verify(id, "001e")).body).toEqual({ email: "s***a@ferry.test" });
    expect(await link(id)).toMatchObject({ status: 200 });
    expect((await sendCode(id)).body).toMatchObject({ type: "E", d: "s***a@ferry.test", otp: "sent" });
    const done = await confirmed(saga);
    expect(await create(done)).toMatchObject({ status: 200, body: {} });
    expect(await person(saga.mobile)).toMatchObject({ email: saga.email, hasAccount: true });
    expect((await portal.login(saga.email, "Satay by the bay 9")).status).toBe(200);
    expect(await begin(saga.mobile)).toMatchObject({ status: 409, body: { code: "HAS_ACCOUNT" } });
  });

  it("with a new email sends the code to the plan's number, because a new email proves nothing", async () => {
    const id = await confirmed(ulf, "Ulf@Ferry.test");
    expect((await portal.console("/api/outbox"))[0]).toMatchObject({ to: ulf.mobile, channel: "sms" });
    await create(id);
    expect(await person(ulf.mobile)).toMatchObject({ email: "ulf@ferry.test", hasAccount: true });
  });

  it("is refused for an unknown number, an invalid one, and a locked person", async () => {
    expect(await begin("80000000")).toMatchObject({ status: 406 });
    expect(await begin("8000")).toMatchObject({ status: 400 });
    expect(await begin(leif.mobile)).toMatchObject({ status: 405 });
  });

  it("refuses another customer's email, and names the place", async () => {
    const { id } = (await begin(ulf.mobile)).body;
    await verify(id, "002F");
    const refused = { code: "EMAIL_TAKEN", fields: { "body.email": expect.any(String) } };
    expect(await link(id, runa.email)).toMatchObject({ status: 400, body: refused });
    expect(await link(id)).toMatchObject({ status: 422, body: { fields: { "body.email": expect.any(String) } } });
  });

  it("allows no step before the previous one", async () => {
    const { id } = (await begin(saga.mobile)).body;
    const over = { status: 400, body: { code: "REGISTRATION_OVER" } };
    expect(await link(id)).toMatchObject(over);
    expect(await sendCode(id)).toMatchObject(over);
    await verify(id, "001E");
    await sendCode(id);
    expect(await create(id)).toMatchObject(over);
    expect(await person(saga.mobile)).toMatchObject({ hasAccount: false });
  });

  it("ends after 30 minutes, and when the account exists", async () => {
    const used = await confirmed(ulf, "ulf@ferry.test");
    await create(used);
    expect(await link(used)).toMatchObject({ status: 400, body: { code: "REGISTRATION_OVER" } });
    expect(await create(used, "Another one 77", "key-2-of-it")).toMatchObject({
      status: 409,
      body: { code: "HAS_ACCOUNT" },
    });
    expect((await portal.login("ulf@ferry.test", "Another one 77")).status).not.toBe(200);
    const { id } = (await begin(saga.mobile)).body;
    await portal.shiftClock(31);
    expect(await verify(id, "001E")).toMatchObject({ body: { code: "REGISTRATION_OVER" } });
  });
});

describe("the end of the national ID", () => {
  it("is refused if it is another's, and locked at the fifth wrong try, also over new registrations", async () => {
    const { id } = (await begin(saga.mobile)).body;
    for (let time = 1; time <= 4; time += 1)
      expect(await verify(id, "9999")).toMatchObject({ status: 400, body: { code: "NATIONAL_ID_MISMATCH" } });
    expect(await verify(id, "9999")).toMatchObject({ status: 405 });
    const again = (await begin(saga.mobile)).body;
    expect(await verify(again.id, "001E")).toMatchObject({ status: 405 });
    await portal.shiftClock(16);
    expect(await verify((await begin(saga.mobile)).body.id, "001E")).toMatchObject({ status: 200 });
  });
});

describe("the code of a registration", () => {
  it("is refused when wrong, old or replaced, and useless after five wrong tries", async () => {
    const { id } = (await begin(saga.email)).body;
    const first = (await sendCode(id)).body;
    const [{ code: old }] = await portal.console("/api/outbox");
    const { t } = (await sendCode(id)).body;
    expect(await checkCode(id, first.t, old)).toMatchObject({ body: { code: "WRONG_CODE" } });
    const [{ code }] = await portal.console("/api/outbox");
    const wrong = code === "000000" ? "111111" : "000000";
    for (let time = 1; time <= 4; time += 1) expect(await checkCode(id, t, wrong)).toMatchObject({ status: 400 });
    expect(await checkCode(id, t, wrong)).toMatchObject({ status: 405 });
    expect(await checkCode(id, t, code)).toMatchObject({ status: 405 });
    expect((await sendCode(id)).status).toBe(405);
    await portal.shiftClock(16);
    const fresh = (await sendCode(id)).body;
    await portal.shiftClock(22);
    const [{ code: late }] = await portal.console("/api/outbox");
    expect(await checkCode(id, fresh.t, late)).toMatchObject({ body: { code: "CODE_EXPIRED" } });
  });

  it("does not sign in", async () => {
    const { id } = (await begin(saga.email)).body;
    const { t } = (await sendCode(id)).body;
    const [{ code }] = await portal.console("/api/outbox");
    const [session] = await portal.console("/api/rows/codeSessions");
    expect(await portal.checkCode({ id: session.id, key: session.key, t }, code)).toMatchObject({ status: 400 });
    expect((await portal.sendCode(session.id)).status).toBe(400);
    expect(await portal.console("/api/rows/accessTokens")).toEqual([]);
  });
});

describe("the password of a registration", () => {
  it("is refused if it is guessable or too short", async () => {
    const id = await confirmed(saga);
    const weak = { code: "WEAK_PASSWORD", fields: { "body.p": expect.any(String) } };
    expect(await create(id, "saga-likes-rain", "key-1-of-it")).toMatchObject({ status: 400, body: weak });
    expect(await create(id, "my 81160001", "key-2-of-it")).toMatchObject({ status: 400, body: weak });
    expect(await create(id, "seven 7", "key-3-of-it")).toMatchObject({ status: 422 });
    expect(await create(id, "Satay by the bay 9", "key-4-of-it")).toMatchObject({ status: 200 });
  });

  it("sent again under its key creates the account once, and repeats get the first reply", async () => {
    const id = await confirmed(saga);
    const replies = [await create(id), await create(id)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("creates one account for a new email with which two people register, however often both ask at once", async () => {
    const email = "shared@ferry.test";
    const registrations = [await confirmed(saga, email), await confirmed(ulf, email)];
    const asked = Array.from({ length: 20 }, (_, number) =>
      create(registrations[number % 2] ?? "", "Satay by the bay 9", `key-${number}-at-once`),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)]);
    const owners = (await portal.console("/api/rows/people")).filter((row: { email: string }) => row.email === email);
    expect(owners).toMatchObject([{ hasAccount: true }]);
  });
});

describe("a client that reveals nothing", () => {
  it("answers alike for an unknown person, for an account holder and for a plan's holder", async () => {
    for (const mobile of ["80000000", runa.mobile, saga.mobile]) {
      const begun = await begin(mobile, discreet);
      expect(begun).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^rg_/) } });
      expect((await verify(begun.body.id, "9999", discreet)).status).toBe(400);
    }
    for (const email of ["nobody@ferry.test", runa.email]) {
      const { id } = (await begin(email, discreet)).body;
      const sent = await sendCode(id, discreet);
      expect(sent).toMatchObject({ status: 200, body: { type: "E" } });
      expect((await checkCode(id, sent.body.t, "123456", discreet)).status).toBe(400);
    }
    expect(await discreet.console("/api/outbox")).toEqual([]);
  });
});
