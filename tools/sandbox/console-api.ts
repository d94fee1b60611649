import { type Context, Hono } from "hono";
import { isJsonObject } from "../../src/documents/json.ts";
import { findByState, vouchFor } from "./accounts/social-sign-ins.ts";
import { findReplacementDevice } from "./content/replacement-devices.ts";
import { switchLock } from "./devices/finder-locks.ts";
import { requireFitTexts } from "./fit-texts.ts";
import { deliverNotices } from "./gateway/deliver-notices.ts";
import { listMessages } from "./outbox.ts";
import { listPeople } from "./people.ts";
import { breaksContract, Problem } from "./problem.ts";
import { advance, moveCourier } from "./requests/life.ts";
import { reopen } from "./requests/reopen.ts";
import { restock } from "./requests/stock.ts";
import { readRequestId, requestId } from "./requests/wire-numbers.ts";
import { reset } from "./reset.ts";
import type { Resources } from "./resources.ts";
import { listRows } from "./rows.ts";
import { restoreState, type SavedState, saveState } from "./saved-state.ts";

/** The page's content and actions as JSON, for tests. */
export function createConsoleApi(resources: Resources): Hono {
  const { database, clock, faults } = resources;
  const clockBody = async () => ({ now: (await clock.now()).toISOString(), offsetMs: await clock.offsetMs() });
  return new Hono()
    .get("/people", async (context) => context.json(await listPeople(resources)))
    .get("/outbox", async (context) => context.json(await listMessages(database)))
    .get("/rows/:table", async (context) => context.json(await listRows(database, context.req.param("table"))))
    .get("/faults", (context) => context.json(faults.list()))
    .put("/faults", async (context) => {
      faults.replace(await readBody(context));
      return context.json(faults.list());
    })
    .get("/clock", async (context) => context.json(await clockBody()))
    .put("/clock", async (context) => {
      await clock.shift(parseOffset(await readBody(context)));
      return context.json(await clockBody());
    })
    .get("/state", async (context) => context.json(await saveState(resources)))
    .put("/state", async (context) => {
      const state: SavedState = await context.req.json();
      requireFitTexts(state, "body");
      await restoreState(resources, state);
      return context.json({});
    })
    .post("/requests/:id/advance", async (context) => {
      const number = readRequestId(context.req.param("id"));
      const wanted = parseStatus(await context.req.text());
      const status = number === undefined ? undefined : await advance(resources, number, wanted);
      if (status === undefined) throw atItsEnd();
      return context.json({ status });
    })
    .post("/requests/:id/courier", async (context) => {
      const number = readRequestId(context.req.param("id"));
      const status = number === undefined ? undefined : await moveCourier(resources, number);
      if (status === undefined) throw atItsEnd();
      return context.json({ status });
    })
    .post("/requests/:id/reopen", async (context) => {
      const number = readRequestId(context.req.param("id"));
      const second = number === undefined ? undefined : await reopen(resources, number);
      if (second === undefined) throw notReopened();
      return context.json({ id: requestId(second) });
    })
    .put("/devices/:id/finder", async (context) => {
      const isOn = parseSwitch(await readBody(context));
      if (!(await switchLock(database, context.req.param("id"), isOn))) throw noLock();
      return context.json({ isOn });
    })
    .put("/stock/:country/:device", async (context) => {
      const left = parseCount(await readBody(context));
      const device = findReplacementDevice(context.req.param("device"));
      if (device === undefined) throw noDevice();
      await restock(database, { country: context.req.param("country"), device, left }, await clock.now());
      return context.json({ left });
    })
    .post("/vouch", async (context) =>
      context.json({ code: await vouchAsProvider(resources, await readBody(context)) }),
    )
    .post("/notices/deliver", async (context) => context.json(await deliverNotices(resources)))
    .post("/reset", async (context) => {
      await reset(resources);
      return context.json({});
    });
}

async function readBody(context: Context): Promise<unknown> {
  const body: unknown = await context.req.json();
  requireFitTexts(body, "body");
  return body;
}

/** Gives the code of a provider of accounts for `{ state, email }`, as its page does. */
async function vouchAsProvider({ database, clock, secret }: Resources, body: unknown): Promise<string> {
  const { state, email } = isJsonObject(body) ? body : {};
  const signIn = typeof state === "string" ? await findByState(database, state, await clock.now()) : undefined;
  if (signIn === undefined || typeof email !== "string")
    throw breaksContract({ body: "must be { state, email }, with the state of a pending sign-in" });
  return vouchFor(database, { secret, client: signIn.client, state: signIn.state, email });
}

const noLock = () => new Problem(404, { code: "NOT_FOUND", message: "There is no such device with a lock." });
const noDevice = () => new Problem(404, { code: "NOT_FOUND", message: "There is no such device in stock." });
const atItsEnd = () => new Problem(409, { code: "AT_ITS_END", message: "There is no such request that can go on so." });
const notReopened = () => new Problem(409, { code: "NOT_REOPENED", message: "There is no such delivered repair." });

/** `{ "status": "REPAIR QUOTED" }` as its value; `undefined` without a body. */
function parseStatus(text: string): string | undefined {
  if (text === "") return undefined;
  const body: unknown = JSON.parse(text);
  requireFitTexts(body, "body");
  const { status } = isJsonObject(body) ? body : {};
  if (status === undefined || typeof status === "string") return status;
  throw breaksContract({ body: "must be { status: string }" });
}

/** `{ "isOn": true }` as its value. */
function parseSwitch(body: unknown): boolean {
  const { isOn } = isJsonObject(body) ? body : {};
  if (typeof isOn === "boolean") return isOn;
  throw breaksContract({ body: "must be { isOn: boolean }" });
}

/** `{ "left": 3 }` as its value. */
function parseCount(body: unknown): number {
  const { left } = isJsonObject(body) ? body : {};
  if (typeof left === "number" && Number.isInteger(left) && left >= 0) return left;
  throw breaksContract({ body: "must be { left: number of devices }" });
}

/** `{ "offsetMs": 300000 }` or `{ "now": "2026-12-24T18:00:00Z" }` as a shift in milliseconds. */
function parseOffset(body: unknown): number {
  const { offsetMs, now } = isJsonObject(body) ? body : {};
  const offset = typeof now === "string" ? Date.parse(now) - Date.now() : offsetMs;
  if (typeof offset === "number" && Number.isFinite(offset)) return offset;
  throw breaksContract({ body: "must be { offsetMs: number } or { now: ISO 8601 instant }" });
}
