import { describe, expect, it } from "vitest";
import { createHarbour, discreet, harbour, ida, olaf } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);

const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** The statuses of so many wrong passwords, one after the other. */
async function wrongTries(count: number, email = ida.email): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await portal.login(email, "not it")).status);
  return statuses;
}

describe("a password", () => {
  it("opens a code session, and the code goes to the email", async () => {
    const reply = await portal.login(" IDA@Harbour.test ", ida.password);
    expect(reply).toMatchObject({ status: 200, body: { otp: "sent" } });
    const [message] = await portal.console("/api/outbox");
    expect(message).toMatchObject({ to: ida.email, channel: "email", kind: "code", person: "Ida Berg" });
    expect(message.code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(reply.body)).not.toContain(message.code);
  });

  it("that is wrong gets the same reply as an unknown email", async () => {
    const wrong = await portal.login(ida.email, "not it");
    const unknown = await portal.login("nobody@harbour.test", "not it");
    expect(wrong).toMatchObject({ status: 400, body: { code: "WRONG_PASSWORD" } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  it("locks at the fifth wrong try, for the right password too, known or unknown", async () => {
    for (const email of [ida.email, "nobody@harbour.test"]) {
      expect(await wrongTries(5, email)).toEqual([400, 400, 400, 400, 405]);
    }
    expect(await portal.login(ida.email, ida.password)).toMatchObject({ status: 405, body: { code: "LOCKED" } });
  });

  it("is accepted again 15 minutes after the lock", async () => {
    await wrongTries(5);
    await portal.shiftClock(14);
    expect((await portal.login(ida.email, ida.password)).status).toBe(405);
    await portal.shiftClock(16);
    expect((await portal.login(ida.email, "not it")).status).toBe(400);
    expect((await portal.login(ida.email, ida.password)).status).toBe(200);
  });

  it("that is right resets the count", async () => {
    for (let round = 1; round <= 2; round += 1) {
      await wrongTries(4);
      expect((await portal.login(ida.email, ida.password)).status).toBe(200);
    }
  });

  it("of a locked person is refused", async () => {
    expect((await portal.login(olaf.email, olaf.password)).status).toBe(405);
  });
});

describe("a code", () => {
  it("signs in once, and gives tokens that open the account", async () => {
    const opened = await portal.login(ida.email, ida.password);
    const digits = await portal.newestCode(ida.email);
    const signedIn = await portal.checkCode(opened.body, digits);
    expect(signedIn.status).toBe(200);
    const { id, token, authorization } = signedIn.body;
    const profile = await portal.ask("GET", "/api/v1/account/profile", { id, token, authorization });
    expect(profile).toMatchObject({ status: 200, body: { fullName: "Ida Berg", userId: id } });
    expect(await portal.checkCode(opened.body, digits)).toMatchObject({ status: 400, body: { code: "WRONG_CODE" } });
  });

  it("is valid for 5 minutes by the server's clock", async () => {
    const opened = await portal.login(ida.email, ida.password);
    const digits = await portal.newestCode(ida.email);
    await portal.shiftClock(5.1);
    expect(await portal.checkCode(opened.body, digits)).toMatchObject({ status: 400, body: { code: "CODE_EXPIRED" } });
    await portal.shiftClock(4.9);
    expect((await portal.checkCode(opened.body, digits)).status).toBe(200);
  });

  it("allows five wrong tries, also at once; then none is sent or accepted until the lock ends", async () => {
    const opened = await portal.login(ida.email, ida.password);
    const digits = await portal.newestCode(ida.email);
    const wrong = digits === "000000" ? "111111" : "000000";
    const replies = await times(20, () => portal.checkCode(opened.body, wrong));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 405)).toHaveLength(16);
    expect((await portal.checkCode(opened.body, digits)).status).toBe(405);

    expect((await portal.sendCode(opened.body.id)).status).toBe(405);
    await portal.shiftClock(16);
    const renewed = await portal.sendCode(opened.body.id);
    expect((await portal.checkCode(renewed.body, await portal.newestCode(ida.email))).status).toBe(200);
  });

  it("replaces the one before", async () => {
    const opened = await portal.login(ida.email, ida.password);
    const first = await portal.newestCode(ida.email);
    const renewed = await portal.sendCode(opened.body.id);
    expect(renewed).toMatchObject({ status: 200, body: { id: opened.body.id, otp: "sent" } });
    expect((await portal.checkCode(opened.body, first)).status).toBe(400);
    expect((await portal.checkCode(renewed.body, await portal.newestCode(ida.email))).status).toBe(200);
  });

  it("goes to the enrolled mobile number only", async () => {
    const { body } = await portal.login(ida.email, ida.password);
    const ask = (mobile: string) => portal.sendCodeToNumber(mobile, { id: body.id });
    expect((await ask("0400000000")).status).toBe(400);
    expect((await ask(ida.mobile)).status).toBe(200);
    expect((await portal.console("/api/outbox"))[0]).toMatchObject({ to: ida.mobile, channel: "sms" });
  });

  it("is not sent for a session that is unknown, used, old or of a locked account", async () => {
    expect((await portal.sendCode("cs_unknown")).status).toBe(400);

    const used = await portal.login(ida.email, ida.password);
    await portal.checkCode(used.body, await portal.newestCode(ida.email));
    expect((await portal.sendCode(used.body.id)).status).toBe(400);

    const open = await portal.login(ida.email, ida.password);
    await wrongTries(5);
    expect((await portal.sendCode(open.body.id)).status).toBe(405);
    await portal.shiftClock(31);
    expect((await portal.sendCode(open.body.id)).status).toBe(400);
  });

  it("is sent and checked in version 4 too", async () => {
    const { body } = await portal.login(ida.email, ida.password);
    const sent = await portal.send("/api/v4/auth/otp", { body: { id: body.id, t: "E", r: true } });
    expect(sent).toMatchObject({ status: 200, body: { id: body.id, otp: "sent" } });
    const verify = (p: string) =>
      portal.send("/api/v4/auth/verify", { body: { id: body.id, p, m: sent.body.m }, encrypt: ["body.p"] });
    const digits = await portal.newestCode(ida.email);
    expect((await verify(digits === "000000" ? "111111" : "000000")).status).toBe(400);
    expect(await verify(digits)).toMatchObject({
      status: 200,
      body: { accountExist: true, agreementId: "H-1", deviceRegistered: true, fullName: "Ida Berg" },
    });
  });
});

describe("a forgotten password", () => {
  const ask = (from: Portal, email: string) =>
    from.send("/api/v1/auth/password-reset", { body: { d: email }, encrypt: ["body.d"] });

  it("is answered with a mail that holds a reset link", async () => {
    expect(await ask(portal, ida.email)).toMatchObject({ status: 200, body: {} });
    const [mail] = await portal.console("/api/outbox");
    expect(mail).toMatchObject({ to: ida.email, kind: "password-reset" });
    expect(mail.link).toMatch(/^\/login\/reset\/r_/);
  });

  it("of an unknown email is reported if the client reveals it", async () => {
    expect(await ask(portal, "nobody@harbour.test")).toMatchObject({ status: 400, body: { code: "UNKNOWN_EMAIL" } });
    const secretive = new Portal(sandbox, discreet);
    const [known, unknown] = [await ask(secretive, ida.email), await ask(secretive, "nobody@harbour.test")];
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    expect(await portal.console("/api/outbox")).toHaveLength(1);
  });

  it("of a locked account is refused", async () => {
    expect((await ask(portal, olaf.email)).status).toBe(405);
  });
});
