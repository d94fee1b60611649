import { beforeEach, describe, expect, it, vi } from "vitest";
import { createHarbour, discreet, harbour, ida } from "./support/harbour.ts";
import { encrypted, Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const LOGIN = "/api/v1/auth/login";
const FIVE_MINUTES = 5 * 60_000;
const log = vi.fn();
// A mobile number outside the contract simulates a server with bad data.
const broken = { ...ida, email: "broken@harbour.test", mobile: "none", agreements: [] };
const sandbox = sandboxForTests((place) =>
  createHarbour({ ...place, log, seeds: [{ client: harbour.code, people: [ida, broken] }] }),
);
const portal = new Portal(sandbox, harbour);

beforeEach(async () => {
  log.mockReset();
});

const credentials = { u: ida.email, t: "E", p: ida.password };
const secrets = ["body.u", "body.p"];
const images = (headers: Record<string, string>) => portal.raw("/content/device-images", { headers });

describe("a signature", () => {
  it("is required, with the client's code and its secret", async () => {
    const now = Date.now();
    const signed = portal.signedHeaders("GET", "/content/device-images", "", now);
    expect((await images(signed)).status).toBe(200);
    expect(await images({ ...signed, "x-client": "elsewhere" })).toMatchObject({
      status: 401,
      body: { code: "CLIENT" },
    });
    const others = new Portal(sandbox, { ...harbour, sharedSecret: "guessed" }).signedHeaders(
      "GET",
      "/content/device-images",
      "",
      now,
    );
    expect(await images(others)).toMatchObject({ status: 401, body: { code: "SIGNATURE" } });
  });

  it("covers method, path, query, timestamp and body", async () => {
    const now = Date.now();
    const signed = [
      portal.signedHeaders("POST", "/content/device-images", "", now),
      portal.signedHeaders("GET", "/content/device-images?page=2", "", now),
      portal.signedHeaders("GET", "/content/device-images", "{}", now),
      { ...portal.signedHeaders("GET", "/content/device-images", "", now), "x-timestamp": String(now + 1) },
    ];
    for (const headers of signed) expect((await images(headers)).body).toMatchObject({ code: "SIGNATURE" });
  });

  it("includes a token of the time", async () => {
    const signed = portal.signedHeaders("GET", "/content/device-images", "", Date.now());
    expect((await images({ ...signed, "x-token": "stale" })).status).toBe(401);
  });

  it("is valid for 5 minutes around the server's time, which the reply has", async () => {
    const at = (offset: number) => portal.send("/content/device-images", { method: "GET", at: Date.now() + offset });
    expect((await at(FIVE_MINUTES - 5000)).status).toBe(200);
    expect((await at(5000 - FIVE_MINUTES)).status).toBe(200);
    for (const offset of [FIVE_MINUTES + 5000, -FIVE_MINUTES - 5000]) {
      expect(await at(offset)).toMatchObject({ status: 401, body: { code: "TIMESTAMP" } });
    }
    await portal.shiftClock(60);
    const refused = await at(0);
    expect(refused.body).toMatchObject({ code: "TIMESTAMP" });
    const serverTime = Date.parse(refused.headers.get("date") ?? "");
    expect((await at(serverTime - Date.now())).status).toBe(200);
  });
});

describe("a secret field", () => {
  it("is refused in plain text", async () => {
    expect(await portal.send(LOGIN, { body: credentials, encrypt: ["body.u"] })).toMatchObject({
      status: 422,
      body: { code: "CONTRACT", fields: { "body.p": "must be encrypted" } },
    });
  });

  it("is refused if it was encrypted with another secret, for another place, or tampered with", async () => {
    const right = encrypted(harbour.sharedSecret, "body.p", ida.password);
    const wrong = [
      encrypted(discreet.sharedSecret, "body.p", ida.password),
      encrypted(harbour.sharedSecret, "body.u", ida.password),
      right.replace(/.$/, right.endsWith("A") ? "Q" : "A"),
    ];
    for (const p of wrong) {
      const reply = await portal.send(LOGIN, { body: { ...credentials, p }, encrypt: ["body.u"] });
      expect(reply).toMatchObject({
        status: 422,
        body: { fields: { "body.p": expect.stringContaining("decrypted") } },
      });
    }
  });
});

describe("a request that breaks the contract", () => {
  it("is refused with the invalid places", async () => {
    const missing = await portal.send(LOGIN, { body: { u: ida.email, p: "x" }, encrypt: secrets });
    expect(missing).toMatchObject({ status: 422, body: { fields: { "body.t": expect.any(String) } } });
    const unknown = await portal.send(LOGIN, { body: { ...credentials, remember: true }, encrypt: secrets });
    expect(unknown).toMatchObject({ status: 422, body: { fields: { "body.remember": expect.any(String) } } });
    const letters = await portal.checkCode({ id: "cs", key: "k", t: "n" }, "12345a");
    expect(letters).toMatchObject({ status: 422, body: { fields: { "body.otp": expect.any(String) } } });
    const header = await portal.send("/api/v1/auth/otp", { method: "GET", headers: { id: "cs" } });
    expect(header).toMatchObject({ status: 422, body: { fields: { "header.type": expect.any(String) } } });
  });

  it("is refused if it is not JSON", async () => {
    const headers = portal.signedHeaders("POST", LOGIN, "{", Date.now());
    expect(await portal.raw(LOGIN, { method: "POST", headers, body: "{" })).toMatchObject({
      status: 422,
      body: { fields: { body: "must be JSON" } },
    });
  });
});

it("logs a reply that would break the contract, and sends none", async () => {
  const tokens = await portal.signIn("broken@harbour.test", ida.password);
  const profile = await portal.ask("GET", "/api/v1/account/profile", tokens);
  expect(profile).toMatchObject({ status: 500, body: { code: "SERVER" } });
  expect(log).toHaveBeenCalledWith(expect.stringContaining("getProfile"), { enrolledMdn: expect.any(String) });
});

it("gives every reply the server's date, the sender's correlation id and no-store", async () => {
  await portal.shiftClock(90);
  const replies = [
    await portal.login(ida.email, ida.password),
    await portal.login(ida.email, "not it"),
    await portal.raw("/nowhere", { headers: { "x-correlation-id": "c-1" } }),
  ];
  for (const { headers } of replies) {
    const ahead = Date.parse(headers.get("date") ?? "") - Date.now();
    expect(Math.abs(ahead - 90 * 60_000)).toBeLessThan(5000);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-correlation-id")).toMatch(/^c/);
  }
  expect(replies.at(-1)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});
