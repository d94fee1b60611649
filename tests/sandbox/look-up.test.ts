import { describe, expect, it } from "vitest";
import { carrier, createFerry, discreetCarrier, gro, leif, runa, siv, tor } from "./support/carrier.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createFerry);
const portal = new Portal(sandbox, carrier);
const discreet = new Portal(sandbox, discreetCarrier);

const outbox = () => portal.console("/api/outbox");
const wrongFor = (digits: string) => (digits === "000000" ? "111111" : "000000");

describe("a mobile number", () => {
  it("gets a code that signs in, and the reply names the email for another code", async () => {
    const opened = await portal.lookUp("M", "8111 0001");
    expect(opened).toMatchObject({ status: 200, body: { otp: "sent", e: "r***a@ferry.test" } });
    expect(opened.body).not.toHaveProperty("mdn");
    const [message] = await outbox();
    expect(message).toMatchObject({ to: runa.mobile, channel: "sms", kind: "code" });
    expect(JSON.stringify(opened.body)).not.toContain(message.code);
    const signedIn = await portal.verify(opened.body, message.code);
    expect(signedIn).toMatchObject({
      status: 200,
      body: { accountExist: true, agreementId: "F-1", deviceRegistered: true, fullName: "Runa Sand" },
    });
    const { id, token, authorization } = signedIn.body;
    const profile = await portal.ask("GET", "/api/v1/account/profile", { id, token, authorization });
    expect(profile.body).toMatchObject({ enrolledMdn: runa.mobile });
  });

  it("that is another number of the customer gets the code itself", async () => {
    await portal.lookUp("M", "81120003");
    expect((await outbox())[0]).toMatchObject({ to: "81120003", person: tor.fullName });
  });

  it("of a person without an account signs in, and the reply says so", async () => {
    const opened = await portal.lookUp("M", gro.mobile);
    const signedIn = await portal.verify(opened.body, await portal.newestCode(gro.mobile));
    expect(signedIn.body).toMatchObject({ accountExist: false, deviceRegistered: false, fullName: "Gro Dal" });
    expect(signedIn.body).not.toHaveProperty("agreementId");
  });

  it("that nobody has is not registered, if it has as many digits as the client's numbers", async () => {
    expect(await portal.lookUp("M", "80000000")).toMatchObject({ status: 406, body: { code: "NOT_REGISTERED" } });
    for (const number of ["8111000", "811100011", "0811100011", "8111000a"]) {
      expect(await portal.lookUp("M", number)).toMatchObject({ status: 400, body: { code: "MALFORMED_IDENTIFIER" } });
    }
    expect(await outbox()).toEqual([]);
  });

  it("of a locked person is refused", async () => {
    expect(await portal.lookUp("M", leif.mobile)).toMatchObject({ status: 405, body: { code: "LOCKED" } });
    expect(await outbox()).toEqual([]);
  });

  it("starts a sign-in in version 1 too, and is sent encrypted", async () => {
    const opened = await portal.sendCodeToNumber(runa.mobile);
    expect(opened.body.e).toBe("r***a@ferry.test");
    expect((await portal.sendCodeToNumber(gro.mobile)).body).not.toHaveProperty("e");
    expect((await portal.checkCode(opened.body, await portal.newestCode(runa.mobile))).status).toBe(200);
    expect((await discreet.sendCodeToNumber(runa.mobile)).body).not.toHaveProperty("e");
    expect((await portal.sendCodeToNumber("80000000")).status).toBe(406);
    expect((await portal.sendCodeToNumber(leif.mobile)).status).toBe(405);
    const plain = await portal.send(`/api/v1/auth/otp?t=M&d=${runa.mobile}`, { method: "GET", headers: { type: "M" } });
    expect(plain).toMatchObject({ status: 422, body: { fields: { "query.d": "must be encrypted" } } });
    const neither = await portal.send("/api/v1/auth/otp", { method: "GET", headers: { type: "E" } });
    expect(neither).toMatchObject({ status: 422, body: { fields: { "header.id": expect.any(String) } } });
  });
});

describe("an email", () => {
  it("gets the code by email", async () => {
    const opened = await portal.lookUp("E", " Siv@Ferry.test ");
    expect(opened.body).not.toHaveProperty("e");
    expect((await outbox())[0]).toMatchObject({ to: siv.email, channel: "email" });
    expect((await portal.verify(opened.body, await portal.newestCode(siv.email))).status).toBe(200);
  });

  it("that nobody has is not registered, and an invalid one is malformed", async () => {
    expect((await portal.lookUp("E", "nobody@ferry.test")).status).toBe(406);
    expect((await portal.lookUp("E", "nobody")).status).toBe(400);
  });
});

describe("a national ID", () => {
  it("with one number gets the code at once, in full or by its last characters, in upper or lower case", async () => {
    for (const id of [runa.nationalId, "s111-0001a"]) {
      const { body } = await portal.lookUp("I", id);
      expect(body).toMatchObject({ otp: "sent" });
      expect(Object.values(body.mdn)).toEqual([runa.mobile.replace(/^\d{4}/, "****")]);
      expect((await outbox())[0]).toMatchObject({ to: runa.mobile });
      expect((await outbox())[0].text).toMatch(/\n\n@ferry\.localhost #\d{6}$/);
    }
    expect((await portal.lookUp("I", "003C")).body).toMatchObject({ otp: "choose" });
  });

  it("is not registered if another has the same last characters", async () => {
    expect((await portal.lookUp("I", "001A")).status).toBe(406);
  });

  it("with several numbers offers them masked and sends nothing yet", async () => {
    const { body } = await portal.lookUp("I", siv.nationalId);
    expect(body).toMatchObject({ otp: "choose", e: "s***v@ferry.test" });
    expect(Object.values(body.mdn)).toEqual(["****0001", "****0002", "****0003"]);
    expect(Object.keys(body.mdn).join()).not.toMatch(/8113/);
    expect(await outbox()).toEqual([]);
    expect((await portal.sendCodeV4(body.id, "M")).body).toMatchObject({ code: "NO_ADDRESS" });
    expect((await portal.verify(body, "123456")).status).toBe(400);
  });

  it("sends the code to the chosen number, and to another after another choice", async () => {
    const { body } = await portal.lookUp("I", siv.nationalId);
    const [, second, third] = Object.keys(body.mdn);
    const first = await portal.chooseNumber(String(second));
    expect(first).toMatchObject({ status: 200, body: { id: body.id, otp: "sent", e: "s***v@ferry.test" } });
    const early = await portal.newestCode("81130002");
    const sent = await portal.chooseNumber(String(third));
    expect((await portal.verify(first.body, early)).status).toBe(400);
    expect((await portal.verify(sent.body, await portal.newestCode("81130003"))).status).toBe(200);
  });

  it("has no email in the reply if none is on file", async () => {
    const { body } = await portal.lookUp("I", tor.nationalId);
    expect(body).not.toHaveProperty("e");
    const sent = await portal.chooseNumber(Object.keys(body.mdn)[0] ?? "");
    expect(sent.body).not.toHaveProperty("e");
    expect(await portal.sendCodeV4(body.id, "E")).toMatchObject({ status: 400, body: { code: "NO_ADDRESS" } });
  });

  it("chosen many times at once leaves a single code that signs in", async () => {
    const { body } = await portal.lookUp("I", siv.nationalId);
    const keys = Object.keys(body.mdn);
    const sent = await Promise.all(Array.from({ length: 6 }, (_, index) => portal.chooseNumber(keys[index % 3] ?? "")));
    const codes: { code: string }[] = await outbox();
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect(codes).toHaveLength(3);
    const tries = sent
      .filter(({ status }) => status === 200)
      .flatMap(({ body }) =>
        codes.map(
          ({ code }) =>
            () =>
              portal.verify(body, code),
        ),
      );
    const statuses: number[] = [];
    for (const attempt of tries) statuses.push((await attempt()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe("a number's key", () => {
  it("belongs to this client, and works for 30 minutes", async () => {
    const { body } = await portal.lookUp("I", siv.nationalId);
    const [key = ""] = Object.keys(body.mdn);
    for (const unknown of [await portal.chooseNumber("m_unknown"), await discreet.chooseNumber(key)]) {
      expect(unknown).toMatchObject({ status: 400, body: { code: "UNKNOWN_CODE_SESSION" } });
    }
    await portal.shiftClock(29);
    expect((await portal.chooseNumber(key)).status).toBe(200);
    await portal.shiftClock(31);
    expect((await portal.chooseNumber(key)).status).toBe(400);
  });

  it("is useless once the customer has signed in", async () => {
    const { body } = await portal.lookUp("I", siv.nationalId);
    const [key = ""] = Object.keys(body.mdn);
    const sent = await portal.chooseNumber(key);
    expect((await portal.verify(sent.body, await portal.newestCode(siv.mobile))).status).toBe(200);
    expect((await portal.chooseNumber(key)).status).toBe(400);
  });
});

describe("a code by mobile", () => {
  it("goes to the email instead, which invalidates the earlier one, and back to the number", async () => {
    const opened = await portal.lookUp("M", siv.mobile);
    const first = await portal.newestCode(siv.mobile);
    const mailed = await portal.sendCodeV4(opened.body.id, "E");
    expect(mailed.status).toBe(200);
    expect((await outbox())[0]).toMatchObject({ to: siv.email, channel: "email" });
    expect((await portal.verify(opened.body, first)).status).toBe(400);
    const again = await portal.sendCodeV4(opened.body.id, "M");
    expect((await portal.verify(mailed.body, await portal.newestCode(siv.email))).status).toBe(400);
    expect((await portal.verify(again.body, await portal.newestCode(siv.mobile))).status).toBe(200);
  });

  it("allows five wrong tries, expires after 5 minutes, and works once", async () => {
    const opened = await portal.lookUp("M", siv.mobile);
    const digits = await portal.newestCode(siv.mobile);
    const tried = await Promise.all(Array.from({ length: 10 }, () => portal.verify(opened.body, wrongFor(digits))));
    expect(tried.filter(({ status }) => status === 405)).toHaveLength(6);

    await portal.shiftClock(16);
    const late = await portal.sendCodeV4(opened.body.id, "M");
    await portal.shiftClock(21.1);
    const newest = await portal.newestCode(siv.mobile);
    expect(await portal.verify(late.body, newest)).toMatchObject({ status: 400, body: { code: "CODE_EXPIRED" } });
    await portal.shiftClock(20.9);
    const used = await Promise.all(Array.from({ length: 10 }, () => portal.verify(late.body, newest)));
    expect(used.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
