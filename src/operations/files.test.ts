import { describe, expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";
import { type Answer, json, startBackEnd } from "./test-support/back-end.ts";
import { createShop, operation, TIMEOUT } from "./test-support/shop.ts";

const receipt = { id: "f1", name: "receipt.png", size: 4, type: "image/png" };
const put = operation({
  ...{ method: "PUT", path: "/{address}", isAddressed: true, takesFile: true, replies: { 200: null } },
  retry: { times: 1, delayMs: 1, backoff: "constant", maxDelayMs: 1 },
});
const variant = { output: true, request: { address: { var: "input.address" }, file: { var: "input.file" } } };
const done: Answer = (response) => response.writeHead(200).end();

/** A shop with one file, and the reported progress. */
function shopWithFile(base: string, parts: object = {}) {
  const told: (number | undefined)[] = [];
  const bytes = new Blob(["wxyz"], { type: "image/png" });
  const files = {
    get: async (id: string) => (id === "f1" ? bytes : undefined),
    sending: (_id: string, share: number | undefined) => told.push(share),
  };
  return { ...createShop(base, { operation: put, variant, parts: { files, ...parts } }), told };
}

describe("a file", () => {
  test("goes unchanged to the address of a reply, without anything that identifies the customer", async () => {
    const { base, received } = await startBackEnd(done);
    const { get, told } = shopWithFile(`${base}/files`, { token: () => "secret" });
    expect(await get({ address: "/files/a7?sign=x", file: receipt })).toMatchObject({ ok: true });
    expect(received).toMatchObject([
      { target: "/files/a7?sign=x", body: "wxyz", headers: { "content-type": "image/png" } },
    ]);
    const names = Object.keys(received[0]?.headers ?? {});
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^x-|^authorization$|^token$/)]));
    expect(told).toEqual([1]);
  });

  test.each([
    ["another host", "http://elsewhere.example/files/a7"],
    ["another path of the host", "/orders/7"],
    ["a path that leaves the base", "/files/../orders/7"],
    ["the base itself", "/files/"],
    ["no address", undefined],
  ])("is not sent to %s", async (_, address) => {
    const { base, received } = await startBackEnd(done);
    const { get, reported } = shopWithFile(`${base}/files`);
    expect(await get({ address, file: receipt })).toMatchObject({ failure: { name: "invalid" } });
    expect(received).toEqual([]);
    expect(reported).toMatchObject([{ details: ["The address is not under its base."] }]);
  });

  test("that no longer exists is not sent", async () => {
    const { base, received } = await startBackEnd(done);
    const { get } = shopWithFile(`${base}/files`);
    expect(await get({ address: "/files/a7", file: { ...receipt, id: "f2" } })).toMatchObject({
      failure: { name: "invalid" },
    });
    expect(received).toEqual([]);
  });

  test("that was refused waits again, and the clock ignores its server", async () => {
    const { base } = await startBackEnd(json(403, { code: "OVER" }, { date: "Wed, 01 Jan 2031 00:00:00 GMT" }));
    const clock = createServerClock();
    const before = clock.now();
    const { get, told } = shopWithFile(`${base}/files`, { clock });
    expect(await get({ address: "/files/a7", file: receipt })).toMatchObject({ ok: false });
    expect(told).toEqual([undefined]);
    expect(clock.now() - before).toBeLessThan(60_000);
  });
});

/** An XMLHttpRequest whose network is the test. */
class FakeXhr {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly sent: unknown[] = [];
  readonly headers: string[] = [];
  status = 0;
  responseText = "";
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};

  open(...place: unknown[]) {
    this.sent.push(...place);
  }

  setRequestHeader(name: string, value: string) {
    this.headers.push(`${name}: ${value}`);
  }

  send(bytes: unknown) {
    this.sent.push(bytes);
  }

  abort() {
    this.onabort();
    this.onloadend();
  }

  getAllResponseHeaders() {
    return "date: Wed, 01 Jan 2031 00:00:00 GMT\r\netag: x\r\n";
  }

  reply(status: number, text = "") {
    this.status = status;
    this.responseText = text;
    this.onload();
    this.onloadend();
  }
}

describe("a file being sent", () => {
  /** Starts sending, and waits until it has left. */
  async function start(signal?: AbortSignal) {
    const xhr = new FakeXhr();
    const shop = shopWithFile("http://files.example", { createXhr: () => xhr });
    const outcome = shop.get({ address: "http://files.example/a7", file: receipt }, signal);
    await expect.poll(() => xhr.sent).toHaveLength(3);
    return { ...shop, xhr, outcome };
  }

  test("reports the part that has left; only the reply says that it has arrived", async () => {
    const { xhr, outcome, told } = await start();
    xhr.upload.onprogress?.({ loaded: 1, total: 4 });
    xhr.upload.onprogress?.({ loaded: 4, total: 4 });
    expect(told).toEqual([0, 0.25, 0.99]);
    xhr.reply(200);
    expect(await outcome).toMatchObject({ ok: true });
    expect(told.at(-1)).toBe(1);
    expect(xhr.sent.slice(0, 2)).toEqual(["PUT", "http://files.example/a7"]);
    expect(xhr.headers).toEqual(["content-type: image/png"]);
  });

  test("gets a new time limit while bytes move; otherwise it is sent again, then waits", async () => {
    const { xhr, outcome, waiting, fire, told } = await start();
    const timeout = () => [...waiting].find(([, duration]) => duration === TIMEOUT)?.[0];
    const first = timeout();
    xhr.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(timeout()).not.toBe(first);
    fire(TIMEOUT);
    await expect.poll(() => xhr.sent).toHaveLength(6);
    fire(TIMEOUT);
    expect(await outcome).toMatchObject({ failure: { name: "timeout" } });
    expect(told).toEqual([0, 0.25, 0, undefined]);
  });

  test("is cancelled with the call", async () => {
    const controller = new AbortController();
    const { outcome, told } = await start(controller.signal);
    controller.abort();
    expect(await outcome).toMatchObject({ isCancelled: true });
    expect(told.at(-1)).toBeUndefined();
  });

  test("whose connection fails is sent again from its beginning", async () => {
    const { xhr, outcome, told } = await start();
    xhr.upload.onprogress?.({ loaded: 2, total: 4 });
    xhr.onerror();
    await expect.poll(() => xhr.sent).toHaveLength(6);
    xhr.reply(200);
    expect(await outcome).toMatchObject({ ok: true });
    expect(told).toEqual([0, 0.5, 0, 1]);
  });
});
