import { describe, expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";
import { json, startBackEnd } from "./test-support/back-end.ts";
import { createShop, operation, unsafe } from "./test-support/shop.ts";

const found = json(200, { id: "7" });

describe("a request refused as a repeat", () => {
  const refused = json(401, { code: "REPLAYED" });

  test.each([
    ["that may be sent again", operation({ isSigned: true })],
    ["that carries a key", unsafe({ isSigned: true, keyHeader: "idempotency-key" })],
  ])("%s is sent once more, signed anew", async (_, of) => {
    const { base, received } = await startBackEnd(refused, found);
    const { caller } = createShop(base, { operation: of });
    expect(await caller.call({ call: "order.get", input: {}, key: "run-7" })).toMatchObject({ ok: true });
    expect(received).toHaveLength(2);
    const [first, second] = received.map(({ headers }) => headers);
    expect(second?.["idempotency-key"]).toBe(first?.["idempotency-key"]);
  });

  test("is not sent again if it must be executed once, and its outcome is unknown", async () => {
    const { base, received } = await startBackEnd(refused, found);
    const shop = createShop(base, { operation: unsafe({ isSigned: true }) });
    expect(await shop.get()).toMatchObject({ failure: { name: "unknown", status: 401 } });
    expect(received).toHaveLength(1);
  });
});

describe("a request refused for its timestamp", () => {
  const date = "Wed, 01 Jan 2031 00:00:00 GMT";
  const refused = json(401, { code: "TIMESTAMP" }, { date });

  test("is sent once more with the server's time, signed anew, also when it is unsafe", async () => {
    const { base, received } = await startBackEnd(refused, found);
    const shop = createShop(base, { operation: unsafe({ isSigned: true }) });
    expect(await shop.get()).toMatchObject({ ok: true });
    const [first, second] = received.map(({ headers }) => headers);
    expect(Math.abs(Number(second?.["x-timestamp"]) - Date.parse(date))).toBeLessThan(60_000);
    expect(second?.authorization).not.toBe(first?.authorization);
  });

  test("is sent again only after status 401", async () => {
    const { base, received } = await startBackEnd(json(400, { code: "TIMESTAMP" }), found);
    expect(await createShop(base).get()).toMatchObject({ ok: false });
    expect(received).toHaveLength(1);
  });

  test("fails if it is refused again", async () => {
    const { base, received } = await startBackEnd(refused);
    const shop = createShop(base, { parts: { clock: createServerClock() } });
    expect(await shop.get()).toMatchObject({ failure: { name: "invalid", status: 401, code: "TIMESTAMP" } });
    expect(received).toHaveLength(2);
  });
});
