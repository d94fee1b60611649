import { beforeEach, describe, expect, it } from "vitest";
import { allOperations } from "../../tools/sandbox/operations/all-operations.ts";
import type { Operation } from "../../tools/sandbox/operations/operation.ts";
import { createHarbour, harbour, ida, nora } from "./support/harbour.ts";
import { encrypted, Portal, type Reply } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const AT_ONCE = 20;
const DAY_MINUTES = 24 * 60;
const LOGIN = "/api/v1/auth/login";
const CALL_BACK = "/api/v1/auth/send-inquiry";
const PROFILE = "/api/v1/account/profile";

/** How often an operation was done, whatever became of it. */
const done = new Map<string, number>();
const counted = (one: Operation): Operation => ({
  ...one,
  answer: (received, resources) => {
    done.set(one.id, (done.get(one.id) ?? 0) + 1);
    return one.answer(received, resources);
  },
});
const sandbox = sandboxForTests((place) => createHarbour({ ...place, operations: allOperations.map(counted) }));
const portal = new Portal(sandbox, harbour);

beforeEach(() => done.clear());

const rows = (table: string) => portal.console(`/api/rows/${table}`);
const secret = (place: string, value: string) => encrypted(harbour.sharedSecret, place, value);
const atOnce = (ask: () => Promise<Reply>) => Promise.all(Array.from({ length: AT_ONCE }, ask));
const count = (replies: readonly Reply[], status: number) => replies.filter((one) => one.status === status).length;
const isReplayed = { status: 401, body: { code: "REPLAYED" } };

/** A signed request, to be sent as often as one likes, to the letter. */
function signed(method: string, target: string, body: unknown, headers: Record<string, string> = {}) {
  const text = body === undefined ? "" : JSON.stringify(body);
  const all = { ...portal.signedHeaders(method, target, text, Date.now()), ...headers };
  const init = { method, ...(text === "" ? {} : { body: text }) };
  return (others: Record<string, string> = {}) => portal.raw(target, { ...init, headers: { ...all, ...others } });
}

const login = () =>
  signed("POST", LOGIN, { u: secret("body.u", ida.email), t: "E", p: secret("body.p", ida.password) });
const callBack = (key: string, name = "Ida") =>
  signed("POST", CALL_BACK, { name, mdn: secret("body.mdn", "0412345678") }, { "idempotency-key": key });

describe("a signed request that changes or sends something", () => {
  it("is accepted once, however often it is sent", async () => {
    const send = login();
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject(isReplayed);
    expect(await portal.console("/api/outbox")).toHaveLength(1);
  });

  it("is accepted once of many at the same time", async () => {
    const replies = await atOnce(login());
    expect([count(replies, 200), count(replies, 401)]).toEqual([1, AT_ONCE - 1]);
    expect(await portal.console("/api/outbox")).toHaveLength(1);
  });

  it("is accepted once even if it was refused, and if it is a GET", async () => {
    const wrong = signed("POST", LOGIN, { u: secret("body.u", ida.email), t: "E", p: secret("body.p", "not it") });
    expect((await wrong()).status).toBe(400);
    expect(await wrong()).toMatchObject(isReplayed);
    const { id } = (await login()()).body;
    const resend = signed("GET", "/api/v1/auth/otp", undefined, { id, type: "E" });
    expect((await resend()).status).toBe(200);
    expect(await resend()).toMatchObject(isReplayed);
  });

  it("is a new one with another nonce, also at the same time", async () => {
    const [one, other] = [login(), login()];
    expect([(await one()).status, (await other()).status]).toEqual([200, 200]);
  });

  it("requires a signed nonce", async () => {
    for (const nonce of ["", "short", "0123456789abcdef0123456789abcdef"]) {
      expect(await login()({ "x-nonce": nonce })).toMatchObject({ status: 401, body: { code: "SIGNATURE" } });
    }
  });

  it("is recorded until its timestamp would be too old", async () => {
    await login()();
    expect(await rows("usedSignatures")).toHaveLength(1);
    await portal.shiftClock(6);
    await portal.login(ida.email, ida.password);
    expect(await rows("usedSignatures")).toHaveLength(1);
  });
});

it("a signed request that only reads may be repeated", async () => {
  const read = signed("GET", "/content/device-images", undefined);
  expect([(await read()).status, (await read()).status]).toEqual([200, 200]);
  expect(await rows("usedSignatures")).toEqual([]);
});

describe("a signed request under a key", () => {
  it("gets its stored reply when repeated exactly, and is refused under another key", async () => {
    const send = callBack("run-1-key-7");
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await send({ "idempotency-key": "run-1-key-8" })).toMatchObject(isReplayed);
    expect(await rows("inquiries")).toHaveLength(1);
  });

  it("is executed once of many exact copies at the same time", async () => {
    const replies = await atOnce(callBack("run-1-key-7"));
    expect(count(replies, 200)).toBeGreaterThan(0);
    expect(count(replies, 200) + count(replies, 401)).toBe(AT_ONCE);
    expect(await rows("inquiries")).toHaveLength(1);
  });

  it("waits for the reply to an equal request in progress, and gets it", async () => {
    const replies = await atOnce(() => callBack("run-1-key-7")());
    expect(count(replies, 200)).toBe(AT_ONCE);
    expect(done.get("sendInquiry")).toBe(1);
    expect(await rows("inquiries")).toHaveLength(1);
  });

  it("that was refused can be sent again with a new signature", async () => {
    const wrong = signed("POST", CALL_BACK, { name: "Ida" }, { "idempotency-key": "run-1-key-7" });
    expect((await wrong()).status).toBe(422);
    expect(await wrong()).toMatchObject(isReplayed);
    expect((await callBack("run-1-key-7")()).status).toBe(200);
  });
});

describe("a key", () => {
  const change = (tokens: Record<string, string>, body: object) =>
    portal.ask("PUT", "/api/v2/account/profile", { ...tokens, "idempotency-key": "shared-key" }, body);

  it("of one customer reveals nothing of another's request", async () => {
    const [idas, noras] = [
      await portal.signIn(ida.email, ida.password),
      await portal.signIn(nora.email, nora.password),
    ];
    const { profileId } = (await portal.ask("GET", PROFILE, idas)).body;
    const own = { profileId, firstName: "Idun", gender: "female", email: ida.email };
    const first = await change(idas, own);
    expect(first).toMatchObject({ status: 200, body: { firstName: "Idun" } });
    expect(await change(noras, own)).toMatchObject({ status: 400, body: { code: "REFUSED" } });
    const norasId = (await portal.ask("GET", PROFILE, noras)).body.profileId;
    const theirs = { ...own, profileId: norasId, firstName: "Norunn", email: nora.email };
    expect(await change(noras, theirs)).toMatchObject({ status: 200, body: { firstName: "Norunn" } });
    expect((await change(idas, own)).body).toEqual(first.body);
  });

  it("expires after a day", async () => {
    const at = (minutes: number) => portal.shiftClock(minutes);
    const send = (name: string) =>
      portal.send(CALL_BACK, {
        body: { name, mdn: "0412345678" },
        encrypt: ["body.mdn"],
        headers: { "idempotency-key": "run-1-key-7" },
      });
    expect((await send("Ida")).status).toBe(200);
    await at(DAY_MINUTES - 1);
    expect((await send("Nora")).status).toBe(409);
    await at(DAY_MINUTES + 1);
    expect((await send("Nora")).status).toBe(200);
    expect(await rows("keyedRequests")).toHaveLength(1);
    expect(await rows("inquiries")).toMatchObject([{ name: "Ida" }, { name: "Nora" }]);
  });
});
