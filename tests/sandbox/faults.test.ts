import { request } from "node:http";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { createFaults } from "../../tools/sandbox/faults.ts";
import { createHarbour, harbour, ida } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { type OpenedPlace, openPlace } from "./support/sandbox-for-tests.ts";

const IMAGES = "/content/device-images";
let opened: OpenedPlace;
let sandbox: Sandbox;
let close: () => Promise<void>;
let origin: string;
let portal: Portal;

beforeAll(async () => {
  opened = await openPlace();
  sandbox = await createHarbour(opened.place);
  await new Promise<void>((resolve) => {
    const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      origin = `http://127.0.0.1:${port}`;
      resolve();
    });
    close = promisify(server.close.bind(server));
  });
  portal = new Portal({ app: { request: (path, init) => fetch(origin + path, init) } }, harbour);
}, 60_000);
afterAll(async () => {
  await close();
  await sandbox.close();
  await opened.drop();
});
beforeEach(async () => {
  await portal.console("/api/reset", "POST");
});

const switchOn = (faults: unknown) => portal.console("/api/faults", "PUT", faults);
const images = () => portal.send(IMAGES, { method: "GET" });

it("fails with a status a given number of times, and says when to retry", async () => {
  await switchOn({ listDeviceImages: { kind: "status", status: 503, retryAfter: 2, times: 2 } });
  const first = await images();
  expect(first.status).toBe(503);
  expect(first.headers.get("retry-after")).toBe("2");
  expect((await images()).status).toBe(503);
  expect((await images()).status).toBe(200);
});

it("answers late", async () => {
  await switchOn({ listDeviceImages: { kind: "latency", ms: 300 } });
  const before = performance.now();
  expect((await images()).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(295);
});

it("cuts the connection before execution", async () => {
  await switchOn({ loginV1: { kind: "cutBefore" } });
  await expect(portal.login(ida.email, ida.password)).rejects.toThrow("fetch failed");
  expect(await portal.console("/api/outbox")).toEqual([]);
});

it("cuts the connection after execution", async () => {
  await switchOn({ loginV1: { kind: "cutAfter" } });
  await expect(portal.login(ida.email, ida.password)).rejects.toThrow("fetch failed");
  expect(await portal.console("/api/outbox")).toHaveLength(1);
});

it("never answers", async () => {
  await switchOn({ listDeviceImages: { kind: "hang" } });
  const headers = portal.signedHeaders("GET", IMAGES, "", Date.now());
  await expect(fetch(`${origin}/services${IMAGES}`, { headers, signal: AbortSignal.timeout(300) })).rejects.toThrow(
    "timeout",
  );
});

it("sends a byte at a time", async () => {
  await switchOn({ listDeviceImages: { kind: "trickle", ms: 1 } });
  const headers = portal.signedHeaders("GET", IMAGES, "", Date.now());
  const reply = await fetch(`${origin}/services${IMAGES}`, { headers });
  const pieces: string[] = [];
  const readable = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await readable?.read(); part?.value; part = await readable?.read()) pieces.push(part.value);
  expect(pieces.length).toBeGreaterThan(3);
  expect(JSON.parse(pieces.join("")).items).toHaveLength(1);
});

it("sends a page, or half of the JSON, with status 200", async () => {
  await switchOn({ listDeviceImages: { kind: "html" } });
  expect((await images()).body).toContain("<h1>");
  await switchOn({ listDeviceImages: { kind: "malformed" } });
  await expect(images()).rejects.toThrow(SyntaxError);
});

it("promises a whole reply and cuts it in the middle, after execution", async () => {
  await switchOn({ loginV1: { kind: "cutBody" } });
  await expect(portal.login(ida.email, ida.password)).rejects.toThrow("terminated");
  expect(await portal.console("/api/outbox")).toHaveLength(1);
});

it("sends JSON that violates the contract", async () => {
  await switchOn({ listDeviceImages: { kind: "shape" } });
  expect(await images()).toMatchObject({ status: 200, body: [{ unexpected: true }] });
});

it("says that a sign-in has expired", async () => {
  const tokens = await portal.signIn(ida.email, ida.password);
  await switchOn({ getProfile: { kind: "expired" } });
  const reply = await portal.ask("GET", "/api/v1/account/profile", tokens);
  expect(reply).toMatchObject({ status: 401, body: { message: "jwt expired" } });
});

it("fails by chance for a share of the requests", () => {
  const chances = [0.04, 0.05, 0.9];
  const faults = createFaults(["listDeviceImages"], () => chances.shift() ?? 1);
  faults.replace({ listDeviceImages: { kind: "hang", share: 0.05 } });
  expect([0, 1, 2].map(() => faults.take("listDeviceImages")?.kind)).toEqual(["hang", undefined, undefined]);
});

it("replaces faults as a whole, and refuses invalid ones", async () => {
  await switchOn({ loginV1: { kind: "hang" } });
  await switchOn({ listDeviceImages: { kind: "html" } });
  expect(await portal.console("/api/faults")).toEqual({ listDeviceImages: { kind: "html" } });
  expect(await switchOn({ noSuchOperation: { kind: "hang" } })).toMatchObject({ code: "CONTRACT" });
  expect(await switchOn({ loginV1: { kind: "sulk" } })).toMatchObject({ code: "CONTRACT" });
  expect(await switchOn({})).toEqual({});
  expect((await images()).status).toBe(200);
});

it("sends a single date header, its own", async () => {
  await portal.shiftClock(120);
  const dates = await new Promise<string[]>((resolve, reject) => {
    request(`${origin}/services/nowhere`, { headers: { host: "harbour.localhost" } }, (reply) => {
      reply.resume();
      resolve(reply.rawHeaders.filter((_, index, all) => all[index - 1]?.toLowerCase() === "date"));
    })
      .on("error", reject)
      .end();
  });
  expect(dates).toHaveLength(1);
  expect(Date.parse(String(dates[0])) - Date.now()).toBeGreaterThan(119 * 60_000);
});
