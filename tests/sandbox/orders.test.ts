import { describe, expect, it } from "vitest";
import { dayBefore } from "../../tools/sandbox/clock.ts";
import { createHarbour, harbour, ida } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const device = { id: "D-7", category: "robot-vacuums", make: "Acme", model: "Broom", imei: "BR7000042" } as const;
const order = { about: "", orderId: "AB-1_2", purchasedDaysAgo: 9, retailer: "Pier", agreementId: "H-1", device };
const bought = dayBefore(new Date(), 9, harbour.timeZone);

const sandbox = sandboxForTests((place) =>
  createHarbour({ ...place, seeds: [{ client: harbour.code, people: [ida], orders: [order] }] }),
);
const portal = new Portal(sandbox, harbour);

const find = (orderId = order.orderId, purchaseDate = bought) =>
  portal.send(`/api/v1/account/order?orderId=${orderId}&purchaseDate=${purchaseDate}`, { method: "GET" });
const post = (path: string, body: unknown, key = "run-1-key-7") =>
  portal.send(`/api/v1/account/${path}`, { body, headers: { "idempotency-key": key } });
const register = (key?: string, purchaseDate = bought) =>
  post("registerdevice", { orderId: order.orderId, purchaseDate }, key);
const consents = { orderId: order.orderId, purchaseDate: bought, authorisePurchaserCheck: true, termsCheck: true };
const rows = (table: string) => portal.console(`/api/rows/${table}`);

describe("an order", () => {
  it("is found by its id and its day, and the reply names its device", async () => {
    const found = { orderId: "AB-1_2", purchaseDate: bought, retailerName: "Pier", deviceName: "Acme Broom" };
    expect(await find()).toMatchObject({ status: 200, body: found });
  });

  it.each([
    ["another id", "AB-1_3", bought],
    ["another day", order.orderId, "2020-01-01"],
  ])("is not found with %s, and the reply does not say which was wrong", async (_, id, day) => {
    expect(await find(id, day)).toMatchObject({ status: 404, body: { message: "No Data Found" } });
  });

  it("is locked after five wrong days, for a quarter of an hour", async () => {
    for (const day of [1, 2, 3, 4, 5]) expect((await find(order.orderId, `2020-01-0${day}`)).status).toBe(404);
    expect(await find()).toMatchObject({ status: 405, body: { code: "LOCKED" } });
    await portal.shiftClock(16);
    expect((await find()).status).toBe(200);
  });

  it("is locked by wrong days at all operations together, also by thirty at once", async () => {
    const wrong = Array.from({ length: 10 }, (_, index) => {
      const [day, key] = [`2020-01-${10 + index}`, `guessed-${index}`];
      const guess = { ...consents, purchaseDate: day };
      return [find(order.orderId, day), register(key, day), post("consents", guess, key)];
    });
    const statuses = (await Promise.all(wrong.flat())).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(5);
    expect(statuses.filter((status) => status === 405)).toHaveLength(25);
    for (const reply of [await find(), await register("right-day-1"), await post("consents", consents, "right-day-1")])
      expect(reply).toMatchObject({ status: 405, body: { code: "LOCKED" } });
    expect(await rows("consents")).toEqual([]);
    expect(await rows("orders")).toMatchObject([{ registeredAt: null }]);
  });

  it("requires an id and a day that the contract allows", async () => {
    expect((await find("a.b")).status).toBe(422);
    expect((await find(order.orderId, "2026-02-31")).status).toBe(422);
  });
});

describe("the device of an order", () => {
  it("is registered once, and then covered by the waiting plan", async () => {
    const registered = await register();
    expect(registered).toMatchObject({ status: 200, body: { registrationId: expect.stringMatching(/^REG-2\d{5}$/) } });
    expect(await register()).toMatchObject({ status: 200, body: registered.body });
    expect(await register("run-2-key-1")).toMatchObject({ status: 409, body: { code: "ALREADY_REGISTERED" } });
    expect(await rows("orders")).toMatchObject([{ registeredAt: expect.any(String) }]);
    expect(await rows("devices")).toContainEqual(expect.objectContaining({ id: "D-7", agreementId: "H-1" }));
  });

  it("has its consents stored once", async () => {
    const body = consents;
    expect(await post("consents", body)).toMatchObject({ status: 200 });
    expect(await post("consents", body, "run-2-key-1")).toMatchObject({ status: 200 });
    expect(await rows("consents")).toMatchObject([{ consent: "authorisePurchaser" }, { consent: "terms" }]);
    expect((await post("consents", { ...body, termsCheck: false }, "run-3-key-1")).status).toBe(422);
  });

  it("accepts no consents for an unknown order, nor for a wrong day", async () => {
    const unknown = await post("consents", { ...consents, orderId: "AB-1_3" }, "run-1-key-1");
    const wrongDay = await post("consents", { ...consents, purchaseDate: "2020-01-01" }, "run-2-key-1");
    expect([unknown.status, wrongDay.status, unknown.body]).toEqual([404, 404, wrongDay.body]);
    expect(await rows("consents")).toEqual([]);
  });
});
