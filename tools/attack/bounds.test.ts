import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { Bounds, OverBound } from "./bounds.ts";

const limits = { requests: 100, seconds: 5, parallel: 3 };

it("sends no more than the allowed requests, and counts them", async () => {
  const bounds = new Bounds({ ...limits, requests: 2 });
  let sent = 0;
  const send = async () => {
    sent += 1;
  };
  await bounds.during(send);
  await bounds.during(send);
  await expect(bounds.during(send)).rejects.toThrow("it wanted more than 2 requests");
  expect([sent, bounds.requests]).toEqual([2, 2]);
});

it("has no more requests in flight than allowed", async () => {
  const bounds = new Bounds(limits);
  let underWay = 0;
  let most = 0;
  const send = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await wait(1);
    underWay -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => bounds.during(send)));
  expect([most, bounds.requests]).toEqual([3, 20]);
});

it("stops when its time is over, and then sends nothing", async () => {
  const bounds = new Bounds({ ...limits, seconds: 0.02 });
  const endless = async () => {
    for (;;) await bounds.during(() => wait(1));
  };
  let end: Promise<unknown> = Promise.resolve();
  const work = () => {
    end = endless().catch((error: unknown) => error);
    return end;
  };
  await expect(bounds.within(work)).rejects.toThrow(OverBound);
  expect(await end).toBeInstanceOf(OverBound);
  const { requests } = bounds;
  await expect(bounds.during(async () => {})).rejects.toThrow("it took more than 0.02 s");
  expect(bounds.requests).toBe(requests);
});

it("sends nothing after an attack has ended", async () => {
  const bounds = new Bounds(limits);
  expect(await bounds.within(async () => "done")).toBe("done");
  await expect(bounds.during(async () => {})).rejects.toThrow("it has ended");
});
