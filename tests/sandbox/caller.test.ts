import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../src/operations/index.ts";
import { createHarbour, eva, harbour, ida, nora, olaf } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { portalCaller } from "./support/portal-caller.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);
let caller: Caller;
let tokens: Readonly<Record<string, string>>;

beforeEach(() => {
  tokens = {};
  caller = portalCaller(harbour, {
    token: (name) => tokens[name],
    send: async (request) => sandbox.sandbox().app.request(request),
  });
});

/** The result of a call that must succeed; its tokens are kept. */
// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the result.
async function result(call: string, input: Record<string, unknown> = {}, variant?: string): Promise<any> {
  const outcome = await caller.call({ call, input, variant: variant });
  if (!outcome.ok) throw new Error(`${call}: ${JSON.stringify(outcome)}`);
  tokens = { ...tokens, ...outcome.keeps };
  return outcome.result;
}

async function signIn(): Promise<void> {
  const code = await result("auth.check-password", { identifier: ida.email, password: ida.password });
  await result("code.check", { digits: await portal.newestCode(ida.email), code });
}

it("signs in and fills the session", async () => {
  await signIn();
  expect(await result("session.start")).toMatchObject({ interactionLineId: expect.stringMatching(/^il_/) });
  expect(await result("account.profile")).toMatchObject({ fullName: "Ida Berg" });
  expect(await result("session.find-agreements", { email: ida.email })).toMatchObject([
    { id: "H-1", offerName: "Harbour Care", startsOn: "2026-01-31" },
  ]);
  expect(await result("account.devices")).toMatchObject([{ id: "D-1" }, { id: "D-2" }]);
  expect(await result("content.device-images"), "of the phone").toMatchObject([{ model: "One" }]);
});

it("accepts version 4 too", async () => {
  const opened = await result("auth.check-password", { identifier: ida.email, password: ida.password });
  const code = await result("code.send", { channel: "email", code: opened }, "v4");
  const digits = await portal.newestCode(ida.email);
  expect(await result("code.check", { digits, code }, "v4")).toMatchObject({
    fullName: "Ida Berg",
    agreementId: "H-1",
  });
});

describe("an identifier", () => {
  const lookUp = (identifier: string, variant?: string) => result("auth.look-up", { identifier }, variant);
  const check = async (code: unknown, sentTo: string, variant = "v4") =>
    result("code.check", { digits: await portal.newestCode(sentTo), code }, variant);

  it("is recognised: an email, a mobile number, a national ID", async () => {
    expect(await lookUp(ida.email)).toMatchObject({ channel: "email", code: { id: expect.any(String) } });
    expect(await lookUp(ida.mobile)).toMatchObject({ channel: "mobile", email: "i***a@harbour.test" });
    expect(await lookUp(eva.nationalId)).toMatchObject({ channel: "mobile", numbers: expect.any(Object) });
  });

  it("by number signs in, in both versions of the check", async () => {
    for (const variant of ["v4", "v1"]) {
      const { code } = await lookUp(ida.mobile);
      expect(await check(code, ida.mobile, variant)).toMatchObject({ userId: expect.stringMatching(/^us_/) });
    }
    const { code, channel } = await lookUp(nora.mobile, "mobile");
    expect(channel).toBe("mobile");
    expect(await check(code, nora.mobile)).toMatchObject({ fullName: "Nora Dahl", deviceRegistered: false });
  });

  it("with several numbers signs in by a chosen one, or by email instead", async () => {
    const { code, numbers } = await lookUp(eva.nationalId);
    expect(Object.values(numbers)).toEqual(["******5004", "******5005"]);
    const [, number] = Object.keys(numbers);
    const sent = await result("auth.send-to-number", { number, code });
    expect(sent.email).toBe("e***a@harbour.test");
    const mailed = await result("code.send", { channel: "email", code: sent.code }, "v4");
    expect(await check(mailed, eva.email)).toMatchObject({ fullName: "Eva Stein" });
  });

  it("gets a new code at its number, in version 1 by the number too", async () => {
    const { code } = await lookUp(ida.mobile);
    const again = await result("code.send", { channel: "mobile", code }, "v1");
    const named = await result("code.send", { channel: "mobile", code: again, number: ida.mobile }, "v1");
    expect(await check(named, ida.mobile, "v1")).toMatchObject({ userId: expect.any(String) });
  });

  it("fails with a named failure", async () => {
    const failure = (call: string, input: Record<string, unknown>) => caller.call({ call, input });
    const { code, numbers } = await lookUp(eva.nationalId);
    for (const identifier of ["0400000000", "nobody@harbour.test", "Z0000000Z", "??"]) {
      expect(await failure("auth.look-up", { identifier })).toMatchObject({ failure: { name: "unknown-identifier" } });
    }
    expect(await failure("auth.look-up", { identifier: olaf.mobile })).toMatchObject({ failure: { name: "locked" } });
    expect(await failure("code.send", { channel: "mobile", code })).toMatchObject({ failure: { name: "no-address" } });
    const number = Object.keys(numbers)[0];
    await portal.shiftClock(31);
    expect(await failure("code.send", { channel: "email", code })).toMatchObject({ failure: { name: "sign-in-over" } });
    expect(await failure("auth.send-to-number", { number, code })).toMatchObject({ failure: { name: "sign-in-over" } });
  });

  it("without a chosen number has no address to send to in version 4", async () => {
    const { code } = await lookUp(eva.nationalId);
    const outcome = await caller.call({ call: "code.send", input: { channel: "mobile", code }, variant: "v4" });
    expect(outcome).toMatchObject({ failure: { name: "no-address" } });
  });
});

it("requests claims, documents and services, and keeps their tokens", async () => {
  await signIn();
  expect(await result("session.find-agreements", {}, "v2")).toEqual(await result("session.find-agreements", {}));
  await result("session.claim-details", { mobile: ida.mobile, email: ida.email });
  await result("session.device-scan");
  await result("session.security-advisor", { mobile: ida.mobile });
  expect(tokens).toMatchObject({
    claimToken: expect.stringContaining("."),
    smartscanToken: expect.stringMatching(/^ss_/),
    securityAdvisorToken: expect.stringMatching(/^sa_/),
  });
  const documents = await result("content.documents", { offerName: "Harbour Care", agreementId: "H-1" });
  expect(documents).toMatchObject([{ kind: "CERTIFICATE", createdOn: "2026-01-31" }, { kind: "TERMS" }]);

  const refused = (call: string) => caller.call({ call, input: { mobile: nora.mobile } });
  expect(await refused("session.claim-details")).toMatchObject({ failure: { name: "unknown-customer" } });
  expect(await refused("session.security-advisor")).toMatchObject({ failure: { name: "unknown-number" } });
});

it("requests content and places before anybody has signed in", async () => {
  expect(await result("content.articles", { language: "en-US", items: 3 })).toHaveLength(3);
  expect(await result("content.theme")).toEqual({ title: "Harbour Care" });
  const shared = await result("content.device-pages", { portal: "shared", about: "phone" });
  expect(shared).toMatchObject([{ id: "phone-care", fields: { sections: expect.any(Array) } }]);
  expect(await result("content.device-pages", { portal: "device-protection", about: "phone" })).toEqual(shared);
  const { place } = await result("session.geocode", { address: "Blk 118 Bishan Street 12, #08-41, Singapore 570118" });
  expect(place).toMatchObject({ precision: "ROOFTOP", region: "SGP" });
  expect(await result("session.geocode", { address: "Nowhere 1" })).toEqual({});
});

it("learns the server's time when its own is an hour off", async () => {
  await portal.shiftClock(60);
  await signIn();
  expect(await result("account.profile")).toMatchObject({ firstName: "Ida" });
});

it("distinguishes failures", async () => {
  const failure = (call: string, input: Record<string, unknown>) => caller.call({ call, input });
  const wrong = { identifier: ida.email, password: "not it" };
  expect(await failure("auth.check-password", wrong)).toMatchObject({ failure: { name: "wrong-password" } });
  for (let number = 2; number <= 5; number += 1) await failure("auth.check-password", wrong);
  expect(await failure("auth.check-password", wrong)).toMatchObject({ failure: { name: "locked" } });
  expect(await failure("auth.request-password-reset", { email: "nobody@harbour.test" })).toMatchObject({
    failure: { name: "unknown-identifier" },
  });
});

it("recognises an expired sign-in", async () => {
  await signIn();
  await portal.shiftClock(31);
  const outcome = await caller.call({ call: "account.profile", input: {} });
  expect(outcome).toMatchObject({ ok: false, failure: { name: "expired" } });
});
