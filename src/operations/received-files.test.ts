import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { CallerParts } from "./caller.ts";
import { type Answer, json, startBackEnd } from "./test-support/back-end.ts";
import { createShop, operation, TIMEOUT } from "./test-support/shop.ts";
import { systemTimers, type Timers } from "./timers.ts";
import type { ReceivedFile } from "./verdict.ts";

const PDF = "%PDF-1.4 a document %%EOF";
const sent = operation({
  ...{ method: "GET", replies: { 200: null }, replyFile: { types: ["application/pdf"], mostBytes: 64 } },
  retry: { times: 0, delayMs: 1, backoff: "constant", maxDelayMs: 1 },
});

/** A reply with a file; a text of headers replaces the usual one. */
const file =
  (body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(200, { "content-type": "application/pdf", ...headers }).end(body);

async function ask(answer: Answer, parts: Partial<CallerParts> = {}) {
  const { base, received } = await startBackEnd(answer);
  const files: ReceivedFile[] = [];
  const receive = (one: ReceivedFile) => {
    files.push(one);
    return { id: `f${files.length}`, name: one.name ?? "", size: one.bytes.size, type: one.bytes.type };
  };
  const { get, pauses } = createShop(base, {
    ...{ operation: sent, variant: { output: { var: "reply" } } },
    parts: { receive, ...parts },
  });
  return { outcome: await get({}), files, received, pauses };
}

describe("a reply with a file", () => {
  test("gives a handle; its bytes, type and name are kept apart", async () => {
    const disposition = { "content-disposition": 'attachment; filename="cover.pdf"' };
    const { outcome, files, received } = await ask(
      file(PDF, { ...disposition, "content-type": "Application/PDF; x=y" }),
    );
    expect(outcome).toMatchObject({
      ok: true,
      result: { id: "f1", name: "cover.pdf", size: PDF.length, type: "application/pdf" },
    });
    expect(await files[0]?.bytes.text()).toBe(PDF);
    expect(received[0]?.headers.accept).toBe("application/pdf, application/json");
  });

  test.each([
    ["of another type", file("<!doctype html>", { "content-type": "text/html" })],
    ["whose bytes are of another type", file("<!doctype html>")],
    ["without a byte", file("")],
    ["that is too large", file(`${PDF}${" ".repeat(64)}`)],
    ["without its end", file(PDF.slice(0, 9))],
    ["that is JSON", json(200, { id: 1 })],
  ])("%s is a failure, and nothing is kept", async (_, answer) => {
    const { outcome, files } = await ask(answer);
    expect([outcome.ok, files.length]).toEqual([false, 0]);
    expect(outcome).toMatchObject({ failure: { name: "invalid" } });
  });

  test("whose body is encoded has another length than announced", async () => {
    const encoded = gzipSync(PDF);
    const { outcome, files } = await ask((response) =>
      response
        .writeHead(200, {
          ...{ "content-type": "application/pdf", "content-encoding": "gzip" },
          "content-length": String(encoded.length),
        })
        .end(encoded),
    );
    expect(encoded.length).toBeGreaterThan(PDF.length);
    expect(outcome.ok).toBe(true);
    expect(await files[0]?.bytes.text()).toBe(PDF);
  });

  test("that arrives slowly is waited for: each part begins the timeout anew", async () => {
    const parts = [PDF.slice(0, 5), PDF.slice(5, 9), PDF.slice(9)];
    const limits: number[] = [];
    const timers: Timers = {
      ...systemTimers,
      after(milliseconds, run) {
        if (milliseconds === TIMEOUT) limits.push(milliseconds);
        return systemTimers.after(milliseconds, run);
      },
    };
    const { outcome } = await ask(
      (response) => {
        response.writeHead(200, { "content-type": "application/pdf" });
        parts.forEach((part, index) => void setTimeout(() => response.write(part), 40 * index));
        setTimeout(() => response.end(), 40 * parts.length);
      },
      { timers },
    );
    expect(outcome.ok).toBe(true);
    expect(limits.length).toBe(1 + parts.length);
  });

  test("is given no sooner than a double click is over", async () => {
    const { outcome, pauses } = await ask(file(PDF));
    expect([outcome.ok, pauses]).toEqual([true, [600]]);
  });

  test("that is cut is a failure", async () => {
    const { outcome, files } = await ask((response) => {
      response.writeHead(200, { "content-type": "application/pdf", "content-length": String(PDF.length) });
      response.write(PDF.slice(0, 9));
      setTimeout(() => response.destroy(), 20);
    });
    expect(outcome).toMatchObject({ ok: false, failure: { name: "server" } });
    expect(files).toEqual([]);
  });

  test("that is refused names the failure", async () => {
    expect((await ask(json(401, { code: "TOKEN", message: "jwt expired" }))).outcome).toMatchObject({
      failure: { name: "expired" },
    });
    expect((await ask(json(500, { code: "SERVER", message: "The server failed." }))).outcome).toMatchObject({
      failure: { name: "server" },
    });
  });
});
