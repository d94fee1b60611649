import { createDecipheriv, createHash, createHmac, hkdfSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";
import { json, type Received, startBackEnd } from "./test-support/back-end.ts";
import { createShop, operation, order, SECRET, unsafe } from "./test-support/shop.ts";

const key = (info: string) => Buffer.from(hkdfSync("sha256", SECRET, "", info, 32));

const NOTHING: Received = { method: "", target: "", headers: {}, body: "{}" };

describe("a request", () => {
  test("puts values at their places and leaves absent ones out", async () => {
    const { base, received } = await startBackEnd(json(200, { id: "7" }));
    const { get } = createShop(base, {
      operation: operation({ method: "PUT", path: "/v1/orders/{order}/lines" }),
      variant: {
        request: {
          "path.order": { var: "input.order" },
          "query.tags": { var: "input.tags" },
          "query.none": { var: "input.none" },
          "header.x-account": { var: "session.account" },
          "body.line.amount": { var: "input.amount" },
          "body.line.isGift": false,
          "body.line.note": { var: "input.note" },
          "body.shop": { var: "client.code" },
        },
      },
    });

    expect(await get({ order: "a/b ü", tags: ["x&y", "z"], amount: 2, note: null })).toMatchObject({ ok: true });

    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      method: "PUT",
      target: "/v1/orders/a%2Fb%20%C3%BC/lines?tags=x%26y&tags=z",
      headers: { "x-account": "a1", "x-channel": "WEB", "x-client": "corner-shop", "content-type": "application/json" },
    });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({ line: { amount: 2, isGift: false }, shop: "corner-shop" });
  });

  test("has an empty object as its body when all its values are absent", async () => {
    const { base, received } = await startBackEnd(json(200, { id: "7" }));
    const variant = { request: { "body.email": { var: "input.email" } } };
    await createShop(base, { operation: operation({ method: "POST" }), variant }).get({});
    expect(received[0]?.body).toBe("{}");
  });

  test("is signed over method, target, time, a nonce and the exact bytes sent", async () => {
    const { base, received } = await startBackEnd(json(200, { id: "7" }));
    const { get } = createShop(`${base}/services/`, {
      operation: unsafe({ isSigned: true }),
      variant: { request: { "query.t": { var: "input.t" }, "body.name": { var: "input.name" } } },
    });

    await get({ t: "M '(", name: "Zoë 陳" });

    const { headers, target, body } = received[0] ?? NOTHING;
    const timestamp = String(headers["x-timestamp"]);
    const digest = createHash("sha256").update(body).digest("hex");
    const signed = ["POST", target.replace("/services", ""), timestamp, headers["x-nonce"], digest].join("\n");
    const mac = createHmac("sha256", key("request-signing")).update(signed).digest("base64url");
    expect(headers.authorization).toBe(`HMAC-SHA-256 ${mac}`);
    const period = String(Math.floor(Number(timestamp) / 30_000));
    expect(headers["x-token"]).toBe(createHmac("sha256", key("time-token")).update(period).digest("base64url"));
    expect(Math.abs(Number(timestamp) - Date.now())).toBeLessThan(60_000);
  });

  test("has a unique signature, also beside an equal request at the same time", async () => {
    const { base, received } = await startBackEnd(json(200, { id: "7" }));
    const { get } = createShop(base, { operation: unsafe({ isSigned: true }) });
    await Promise.all(Array.from({ length: 5 }, () => get()));
    expect(new Set(received.map(({ headers }) => headers.authorization)).size).toBe(5);
    for (const { headers } of received) expect(headers["x-nonce"]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("has its secrets encrypted, also inside a value and in the query", async () => {
    const { base, received } = await startBackEnd(json(200, { id: "7" }));
    const { get } = createShop(base, {
      operation: unsafe({ encrypt: ["body.person.pin", "query.d", "body.absent"] }),
      variant: { request: { "body.person": { var: "input.person" }, "query.d": { var: "input.d" } } },
    });
    const input = { person: { name: "Wei", pin: 1234 }, d: "91234567" };

    await get(input);

    const { body, target } = received[0] ?? NOTHING;
    const sent = JSON.parse(body);
    expect(decrypt(sent.person.pin, "body.person.pin")).toBe("1234");
    expect(decrypt(new URL(target, base).searchParams.get("d") ?? "", "query.d")).toBe("91234567");
    expect(sent).toEqual({ person: { name: "Wei", pin: expect.stringMatching(/^v1\./) } });
    expect(input.person.pin).toBe(1234);
  });

  test("carries kept tokens in the headers that the operation names; no document can replace them", async () => {
    const { base, received } = await startBackEnd(json(200, { id: "7" }));
    const { get } = createShop(base, {
      operation: operation({ securityHeaders: { authorization: "access", id: "userId", absent: "none" } }),
      variant: { request: { "header.authorization": "forged", "header.x-timestamp": "0" } },
      parts: { token: (name) => ({ access: "tok-1", userId: "u-1" })[name] },
    });
    await get();
    expect(received[0]?.headers).toMatchObject({ authorization: "tok-1", id: "u-1" });
    expect(received[0]?.headers).not.toHaveProperty("absent");
    expect(received[0]?.headers["x-timestamp"]).not.toBe("0");
  });

  test("keeps its correlation id over all tries; the support code is its beginning", async () => {
    const { base, received } = await startBackEnd(json(503, {}));
    const outcome = await createShop(base).get();
    const ids = new Set(received.map(({ headers }) => headers["x-correlation-id"]));
    expect(received).toHaveLength(3);
    expect(ids.size).toBe(1);
    const code = String([...ids][0])
      .slice(0, 8)
      .toUpperCase();
    expect(outcome).toMatchObject({ failure: { supportCode: `${code.slice(0, 4)}-${code.slice(4)}` } });
  });
});

describe("a result", () => {
  test("is one rule or a map of rules over the reply, without absent values", async () => {
    const { base } = await startBackEnd(json(200, { id: "7", list: [{ a: 1, b: null }, null] }));
    const one = await createShop(base, { variant: { output: { var: "reply.list" } } }).get();
    expect(one).toEqual({ ok: true, result: [{ a: 1 }], keeps: {} });
    const map = await createShop(base, {
      variant: { output: { list: { var: "reply.list" }, no: { var: "reply.no" } } },
    }).get();
    expect(map).toEqual({ ok: true, result: { list: [{ a: 1 }] }, keeps: {} });
  });

  test("is undefined when the variant gives no result, and holds no kept token", async () => {
    const { base } = await startBackEnd(json(200, { id: "7", token: "tok-1" }));
    const keeps = { access: { var: "reply.token" }, no: { var: "reply.no" } };
    const calls = order({ plain: { operation: "getOrder", tokens: keeps } });
    const outcome = await createShop(base, { parts: { calls } }).get();
    expect(outcome).toEqual({ ok: true, result: undefined, keeps: { access: "tok-1" } });
  });

  test("comes from the requested variant, else from the client's, else from the first", async () => {
    const { base, received } = await startBackEnd(json(200, { id: "7" }));
    const createVariant = (name: string) => ({ operation: "getOrder", request: { "query.way": name } });
    const calls = order({ first: createVariant("first"), second: createVariant("second") });
    const plain = createShop(base, { parts: { calls } }).caller;
    const chosen = createShop(base, { parts: { calls, chosenVariant: () => "second" } }).caller;
    await plain.call({ call: "order.get", input: {} });
    await chosen.call({ call: "order.get", input: {} });
    await chosen.call({ call: "order.get", variant: "first", input: {} });
    expect(received.map(({ target }) => target)).toEqual(
      ["first", "second", "first"].map((name) => `/v1/orders?way=${name}`),
    );
  });

  test("sets the clock to the server's time", async () => {
    const date = "Wed, 01 Jan 2031 00:00:00 GMT";
    const { base } = await startBackEnd(json(200, { id: "7" }, { date }));
    const clock = createServerClock();
    await createShop(base, { parts: { clock } }).get();
    expect(Math.abs(clock.now() - Date.parse(date))).toBeLessThan(60_000);
  });
});

function decrypt(sealed: string, place: string): string {
  const [version, iv = "", data = ""] = sealed.split(".");
  expect(version).toBe("v1");
  const bytes = Buffer.from(data, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key("field-encryption"), Buffer.from(iv, "base64url"));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString("utf8");
}
