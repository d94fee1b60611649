import { describe, expect, test, vi } from "vitest";
import type { Connection } from "./connection.ts";
import { json, reset, startBackEnd } from "./test-support/back-end.ts";
import { createShop, DEADLINE, operation, unsafe } from "./test-support/shop.ts";

const found = json(200, { id: "7" });
const busy = (headers: Record<string, string> = {}) => json(503, {}, headers);

/** A network that the test switches; with `isBack` it returns on the first wait. */
function wire(of: { isOnline: boolean; isBack: boolean }) {
  const state = { ...of, waiting: 0 };
  const comeBack = (listen: () => void) => {
    state.isOnline = true;
    listen();
  };
  const connection: Connection = {
    isOnline: () => state.isOnline,
    onOnline(listen) {
      state.waiting += 1;
      if (state.isBack) queueMicrotask(() => comeBack(listen));
      return () => {
        state.waiting -= 1;
      };
    },
  };
  return { state, connection };
}

describe("without a network", () => {
  test("a request that may be repeated waits for it, says so, and is sent as soon as it is back", async () => {
    const { base, received } = await startBackEnd(reset, found);
    const { connection, state } = wire({ isOnline: false, isBack: true });
    const waits = vi.fn();
    const shop = createShop(base, { parts: { connection, waits } });
    expect(await shop.get()).toMatchObject({ ok: true });
    expect([received.length, waits.mock.calls.length, state.waiting, shop.waiting.size]).toEqual([2, 1, 0, 0]);
  });

  test("after the deadline the failure is offline", async () => {
    const { base } = await startBackEnd(reset);
    const { connection, state } = wire({ isOnline: false, isBack: false });
    const shop = createShop(base, { parts: { connection } });
    const outcome = shop.get();
    await vi.waitFor(() => expect(state.waiting).toBe(1));
    shop.fire(DEADLINE);
    expect(await outcome).toMatchObject({ failure: { name: "offline" } });
  });

  test("a request without retries does not wait", async () => {
    const { base, received } = await startBackEnd(reset);
    const { connection } = wire({ isOnline: false, isBack: true });
    const retry = { times: 0, delayMs: 0, backoff: "constant", maxDelayMs: 0 } as const;
    for (const kind of [operation({ retry }), unsafe()]) {
      const shop = createShop(base, {
        operation: kind,
        parts: { connection: { ...connection, isOnline: () => false } },
      });
      expect(await shop.get()).toMatchObject({ failure: { name: "offline" } });
    }
    expect(received.length).toBeLessThanOrEqual(2);
  });

  test("an unsent retry under a key does not settle an earlier, unknown outcome", async () => {
    const { base } = await startBackEnd(reset);
    const { connection, state } = wire({ isOnline: true, isBack: false });
    const answers = [true, false, false, true, false];
    const flapping = { ...connection, isOnline: () => answers.shift() ?? state.isOnline };
    const operationWithKey = unsafe({ keyHeader: "idempotency-key" });
    const shop = createShop(base, { operation: operationWithKey, parts: { connection: flapping } });
    state.isOnline = false;
    const outcome = shop.caller.call({ call: "order.get", input: {}, key: "run-7" });
    await vi.waitFor(() => expect(state.waiting).toBe(1));
    shop.fire(DEADLINE);
    expect(await outcome).toMatchObject({ failure: { name: "unknown" } });
  });

  test("a pause of the portal ends as soon as it is back; one that the server requested does not", async () => {
    const { base } = await startBackEnd(busy(), busy({ "retry-after": "7" }), found);
    const { connection } = wire({ isOnline: true, isBack: true });
    const listened: number[] = [];
    const shop = createShop(base, {
      parts: {
        connection: {
          ...connection,
          onOnline(listen) {
            listened.push(shop.pauses.length);
            return connection.onOnline(listen);
          },
        },
      },
    });
    expect(await shop.get()).toMatchObject({ ok: true });
    expect(listened).toEqual([1]);
  });
});
