import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answer, json, reset, startBackEnd } from "./test-support/back-end.ts";
import { createShop, DEADLINE, operation, TIMEOUT, unsafe } from "./test-support/shop.ts";

const found = json(200, { id: "7" });
const busy = (headers: Record<string, string> = {}) => json(503, {}, headers);

/** Fires the timers of one duration instead of answering. */
function silent(fire: () => void): Answer {
  return () => fire();
}

describe("tries", () => {
  test("end after the number that the policy allows", async () => {
    const { base, received } = await startBackEnd(busy());
    const shop = createShop(base);
    expect(await shop.get()).toMatchObject({ failure: { name: "server", status: 503 } });
    expect(received).toHaveLength(3);
    expect(shop.waiting.size).toBe(0);
  });

  test("are further and further apart, up to the longest delay", async () => {
    const { base } = await startBackEnd(busy());
    const retry = { times: 5, delayMs: 1000, backoff: "exponential", maxDelayMs: 5000 } as const;
    const shop = createShop(base, { operation: operation({ retry }) });
    await shop.get();
    expect(shop.pauses).toEqual([1000, 2000, 4000, 5000, 5000]);
  });

  test("stop if the deadline would pass during the pause", async () => {
    const { base, received } = await startBackEnd(busy());
    const retry = { times: 9, delayMs: 20_000, backoff: "constant", maxDelayMs: 20_000 } as const;
    const shop = createShop(base, { operation: operation({ retry }) });
    expect(await shop.get()).toMatchObject({ failure: { name: "server" } });
    expect(shop.pauses).toEqual([20_000, 20_000, 20_000]);
    expect(received).toHaveLength(4);
  });

  test("wait as long as the server says, in seconds or until a date", async () => {
    const date = "Wed, 01 Jan 2031 00:00:00 GMT";
    const { base } = await startBackEnd(
      busy({ "retry-after": "7" }),
      busy({ date, "retry-after": "Wed, 01 Jan 2031 00:00:20 GMT" }),
      found,
    );
    const shop = createShop(base, { parts: { random: () => 0 } });
    expect(await shop.get()).toMatchObject({ ok: true });
    expect(shop.pauses[0]).toBe(7000);
    expect(shop.pauses[1]).toBeGreaterThan(18_000);
    expect(shop.pauses[1]).toBeLessThanOrEqual(20_000);
  });

  test("end if the server requests a longer wait than the deadline allows", async () => {
    const { base, received } = await startBackEnd(busy({ "retry-after": "3600" }));
    expect(await createShop(base).get()).toMatchObject({ failure: { name: "server" } });
    expect(received).toHaveLength(1);
  });

  test.each([408, 429, 500, 502, 503, 504])("are made after %i", async (status) => {
    const { base, received } = await startBackEnd(json(status, {}), found);
    expect(await createShop(base).get()).toMatchObject({ ok: true });
    expect(received).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409])("are not made after %i", async (status) => {
    const { base, received } = await startBackEnd(json(status, { code: "TIMESTAMP?" }), found);
    expect(await createShop(base).get()).toMatchObject({ ok: false });
    expect(received).toHaveLength(1);
  });

  test("are not made after a declared refusal, which says when another is allowed", async () => {
    const retryAt = "2026-11-21T08:00:30.000Z";
    const { base, received } = await startBackEnd(
      json(429, { code: "TOO_SOON", retryAt }, { "retry-after": "0" }),
      found,
    );
    const outcome = await createShop(base, { variant: { failures: { "too-soon": { status: 429 } } } }).get();
    expect(outcome).toEqual({ ok: false, failure: { name: "too-soon", status: 429, code: "TOO_SOON", retryAt } });
    expect(received).toHaveLength(1);
  });

  test.each(["soon", "2026-11-21", "<b>2026-11-21T08:00:30Z</b>", 30])(
    "%j is no instant and is not shown",
    async (retryAt) => {
      const { base } = await startBackEnd(json(405, { code: "LOCKED", retryAt }));
      const outcome = await createShop(base).get();
      expect(outcome).toMatchObject({ ok: false, failure: { code: "LOCKED" } });
      expect(outcome).not.toHaveProperty("failure.retryAt");
    },
  );

  test("of an unsafe operation are never more than one", async () => {
    const { base, received } = await startBackEnd(busy({ "retry-after": "0" }));
    const retry = { times: 5, delayMs: 1, backoff: "constant", maxDelayMs: 1 } as const;
    expect(await createShop(base, { operation: unsafe({ retry }) }).get()).toMatchObject({
      failure: { name: "server" },
    });
    expect(received).toHaveLength(1);
  });

  test("of an unsafe operation with a key all carry the same key, also after a lost reply", async () => {
    const { base, received } = await startBackEnd(reset, busy(), found);
    const shop = createShop(base, { operation: unsafe({ keyHeader: "idempotency-key" }) });
    const outcome = await shop.caller.call({ call: "order.get", input: {}, key: "run-7" });
    expect(outcome).toMatchObject({ ok: true });
    expect(received.map(({ headers }) => headers["idempotency-key"])).toEqual(["run-7", "run-7", "run-7"]);
  });

  test("a retry refused without execution does not settle a lost reply; a declared refusal does", async () => {
    const operation = unsafe({ keyHeader: "idempotency-key" });
    const ask = (base: string) =>
      createShop(base, { operation }).caller.call({ call: "order.get", input: {}, key: "run-7" });
    const turnedAway = await startBackEnd(reset, busy(), busy());
    expect(await ask(turnedAway.base)).toMatchObject({ failure: { name: "unknown" } });
    expect(turnedAway.received).toHaveLength(3);
    const refused = await startBackEnd(reset, json(400, {}));
    expect(await ask(refused.base)).toMatchObject({ failure: { name: "invalid", status: 400 } });
  });

  test("a retry that finds the session over does not settle a lost reply", async () => {
    const { base } = await startBackEnd(reset, json(401, { error: "jwt expired" }));
    const shop = createShop(base, { operation: unsafe({ keyHeader: "idempotency-key" }) });
    const outcome = await shop.caller.call({ call: "order.get", input: {}, key: "run-7" });
    expect(outcome).toMatchObject({ mayBeDone: true, failure: { name: "expired", supportCode: expect.any(String) } });
  });

  test.each([
    ["is turned away", busy(), { name: "unknown" }, undefined],
    ["finds that the session is over", json(401, { error: "jwt expired" }), { name: "expired" }, true],
    ["is refused", json(400, {}), { name: "invalid" }, undefined],
    ["finds its key used", json(409, { code: "KEY_REUSED", message: "No." }), { name: "unknown" }, undefined],
  ])("a retry of a request from an earlier page that %s", async (_what, answer, failure, mayBeDone) => {
    const { base } = await startBackEnd(answer);
    const shop = createShop(base, { operation: unsafe({ keyHeader: "idempotency-key" }) });
    const outcome = await shop.caller.call({ call: "order.get", input: {}, key: "run-7", isRepeated: true });
    expect(outcome).toMatchObject({ ok: false, failure });
    expect("mayBeDone" in outcome ? outcome.mayBeDone : undefined).toBe(mayBeDone);
  });

  test("of an unsafe operation that takes keys are never more than one if no key is given", async () => {
    const { base, received } = await startBackEnd(reset, found);
    const shop = createShop(base, { operation: unsafe({ keyHeader: "idempotency-key" }) });
    expect(await shop.get()).toMatchObject({ failure: { name: "unknown" } });
    expect(received).toHaveLength(1);
  });
});

test("a success that cannot be read means an unknown outcome for an unsafe operation, and invalid for a safe one", async () => {
  const { base } = await startBackEnd(json(200, {}));
  expect(await createShop(base, { operation: unsafe() }).get()).toMatchObject({ failure: { name: "unknown" } });
  expect(await createShop(base).get()).toMatchObject({ failure: { name: "invalid" } });
});

describe.each([
  ["with AbortSignal.any", () => {}],
  ["without AbortSignal.any", () => vi.stubGlobal("AbortSignal", { ...AbortSignal, any: undefined })],
])("time, %s", (_, prepare) => {
  afterEach(() => vi.unstubAllGlobals());

  test("have a time limit each; the next try may succeed", async () => {
    prepare();
    const { base, received } = await startBackEnd(
      silent(() => shop.fire(TIMEOUT)),
      found,
    );
    const shop = createShop(base);
    expect(await shop.get()).toMatchObject({ ok: true });
    expect(received).toHaveLength(2);
  });

  test("that time out mean a timeout for a safe operation, an unknown outcome for an unsafe one", async () => {
    prepare();
    const { base } = await startBackEnd(silent(() => shop.fire(TIMEOUT)));
    let shop = createShop(base);
    expect(await shop.get()).toMatchObject({ failure: { name: "timeout" } });
    shop = createShop(base, { operation: unsafe() });
    expect(await shop.get()).toMatchObject({ failure: { name: "unknown" } });
  });

  test("include the time in which the body arrives", async () => {
    prepare();
    const { base } = await startBackEnd((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"id":', () => shop.fire(TIMEOUT));
    });
    const retry = { times: 0, delayMs: 1, backoff: "constant", maxDelayMs: 1 } as const;
    const shop = createShop(base, { operation: operation({ retry }) });
    expect(await shop.get()).toMatchObject({ failure: { name: "timeout" } });
  });

  test("have a time limit together, after which none follows", async () => {
    prepare();
    const { base, received } = await startBackEnd(silent(() => shop.fire(DEADLINE)));
    const shop = createShop(base);
    expect(await shop.get()).toMatchObject({ failure: { name: "timeout" } });
    expect(received).toHaveLength(1);
  });

  test("end at once for a cancelled call, without failure or report", async () => {
    prepare();
    const controller = new AbortController();
    const { base, received } = await startBackEnd(silent(() => controller.abort()));
    const shop = createShop(base);
    expect(await shop.get({}, controller.signal)).toEqual({ ok: false, isCancelled: true });
    expect(received).toHaveLength(1);
    expect(shop.reported).toEqual([]);
    expect(shop.waiting.size).toBe(0);
  });
});

describe("a cancelled call", () => {
  test("is not sent if it was cancelled before", async () => {
    const send = vi.fn(fetch);
    const shop = createShop("http://127.0.0.1:1", { parts: { fetch: send } });
    expect(await shop.get({}, AbortSignal.abort())).toEqual({ ok: false, isCancelled: true });
    expect(send).not.toHaveBeenCalled();
  });

  test("is not retried if it is cancelled during a pause", async () => {
    const controller = new AbortController();
    const { base, received } = await startBackEnd(busy());
    const random = () => {
      queueMicrotask(() => controller.abort());
      return 1;
    };
    const shop = createShop(base, { parts: { random } });
    expect(await shop.get({}, controller.signal)).toEqual({ ok: false, isCancelled: true });
    expect(received).toHaveLength(1);
  });

  test("has no result, even if its reply has arrived", async () => {
    const controller = new AbortController();
    const { base } = await startBackEnd(found);
    const clock = { now: Date.now, learn: () => controller.abort(), wake: () => {} };
    const shop = createShop(base, { parts: { clock } });
    expect(await shop.get({}, controller.signal)).toEqual({ ok: false, isCancelled: true });
  });

  test("has no failure, even if it could not have been made", async () => {
    const shop = createShop("http://127.0.0.1:1", { parts: { calls: {} } });
    expect(await shop.get({}, AbortSignal.abort())).toEqual({ ok: false, isCancelled: true });
    expect(shop.reported).toEqual([]);
  });
});
