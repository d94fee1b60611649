import { type Context, Hono } from "hono";
import { basePath } from "hono/route";
import { findReplacementDevice } from "../content/replacement-devices.ts";
import { switchLock } from "../devices/finder-locks.ts";
import { advance, moveCourier } from "../requests/life.ts";
import { reopen } from "../requests/reopen.ts";
import { restock } from "../requests/stock.ts";
import { readRequestId } from "../requests/wire-numbers.ts";
import { reset } from "../reset.ts";
import type { Resources } from "../resources.ts";

/** What the page's forms do; each leads back to the page. */
export function consoleActions(resources: Resources): Hono {
  const { clock, database, faults } = resources;
  return new Hono()
    .post("/clock", async (context) => {
      const { minutes } = await context.req.parseBody();
      const shift = Number(minutes) * 60_000;
      await clock.shift(minutes === "none" || !Number.isFinite(shift) ? 0 : (await clock.offsetMs()) + shift);
      return toPage(context);
    })
    .post("/faults", async (context) => {
      const { operation, ...fields } = await context.req.parseBody();
      faults.replace({ ...faults.list(), [String(operation)]: parseFault(fields) });
      return toPage(context);
    })
    .post("/faults/clear", (context) => {
      faults.replace({});
      return toPage(context);
    })
    .post("/requests/advance", async (context) => {
      const { id, status } = await context.req.parseBody();
      const number = readRequestId(String(id));
      if (number !== undefined) await advance(resources, number, typeof status === "string" ? status : undefined);
      return toPage(context);
    })
    .post("/requests/courier", async (context) => {
      const { id } = await context.req.parseBody();
      const number = readRequestId(String(id));
      if (number !== undefined) await moveCourier(resources, number);
      return toPage(context);
    })
    .post("/requests/reopen", async (context) => {
      const { id } = await context.req.parseBody();
      const number = readRequestId(String(id));
      if (number !== undefined) await reopen(resources, number);
      return toPage(context);
    })
    .post("/devices/finder", async (context) => {
      const { id, isOn } = await context.req.parseBody();
      await switchLock(database, String(id), isOn === "true");
      return toPage(context);
    })
    .post("/stock", async (context) => {
      const { country, device: id, left } = await context.req.parseBody();
      const device = findReplacementDevice(String(id));
      if (device !== undefined)
        await restock(database, { country: String(country), device, left: Number(left) }, await clock.now());
      return toPage(context);
    })
    .post("/reset", async (context) => {
      await reset(resources);
      return toPage(context);
    });
}

/** The page, and not the form's address, so that a reload repeats nothing. */
const toPage = (context: Context) => context.redirect(basePath(context), 303);

/** A form's fields as a fault, unchecked; empty fields are left out. */
function parseFault({ kind, ...numbers }: Record<string, unknown>) {
  const filled = Object.entries(numbers).filter(([, value]) => typeof value === "string" && value.trim() !== "");
  return { kind, ...Object.fromEntries(filled.map(([name, value]) => [name, Number(value)])) };
}
