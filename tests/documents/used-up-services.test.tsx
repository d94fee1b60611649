import { expect, test } from "vitest";
import { drawnMarkup } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

const session = {
  programmes: { A1: "refresh-bundled" },
  programme: "refresh-bundled",
  agreements: [{ id: "A1", status: "ENROLLED", offerName: "Device Refresh HB", startsOn: "2026-01-15" }],
  devices: [],
};
const asset = { id: "D1", agreementId: "A1", name: "Acme One", category: "phone", status: "ENROLLED" };

/** The page that asks what is needed, where a programme tells no price before. */
const help = (fee: object) =>
  drawnMarkup(documents, {
    ...{ screen: "service-request/help", client: "sg-carrier", programme: "refresh-bundled", locale: "en-US" },
    ...{ session, data: { asset, device: { asset: "D1" }, fees: [{ incident: "Refresh", ...fee }] } },
  });

test("a service that is used up cannot be chosen, also where no price is told before", () => {
  const html = help({ amount: 8800, resetsOn: "2027-11-21" });
  expect(html).toMatch(/<input[^>]*disabled/);
  expect(html).toContain("You can choose it again from");
  expect(html).not.toContain("S$");
});

test("one that is there can be chosen, and its price is not told", () => {
  const html = help({ amount: 8800 });
  expect(html).not.toMatch(/<input[^>]*disabled/);
  expect(html).toContain("Price shown before you pay");
  expect(html).not.toContain("S$");
});

const IN_WARRANTY = { incident: "Malfunction-IW" };
const OF_PLAN = { incident: "Malfunction", amount: 7800 };

/** The same page for a malfunction alone, so many days before the maker's warranty ends. */
const choiceOfMalfunction = (warrantyDaysLeft: number, fees: readonly object[]) =>
  drawnMarkup(documents, {
    ...{ screen: "service-request/help", client: "sg-carrier", programme: "care-4-0-plus", locale: "en-US" },
    over: { "/requests/offers": ["malfunction"] },
    ...{ session, data: { asset, device: { asset: "D1" }, warrantyDaysLeft, fees } },
  });

test("while the maker's warranty lasts, a malfunction costs what it costs under that warranty", () => {
  const html = choiceOfMalfunction(30, [OF_PLAN]);
  expect(html).toContain("Free");
  expect(html).not.toContain("S$78");
  expect(choiceOfMalfunction(-1, [OF_PLAN])).toContain("S$78");
});

test("a malfunction that is used up under the maker's warranty can be chosen after it only, and the other way round", () => {
  const usedInWarranty = [OF_PLAN, { ...IN_WARRANTY, resetsOn: "2027-11-21" }];
  expect(choiceOfMalfunction(30, usedInWarranty)).toMatch(/<input[^>]*disabled/);
  expect(choiceOfMalfunction(-1, usedInWarranty)).not.toMatch(/<input[^>]*disabled/);
  const usedOfPlan = [{ ...OF_PLAN, resetsOn: "2027-11-21" }];
  expect(choiceOfMalfunction(30, usedOfPlan)).not.toMatch(/<input[^>]*disabled/);
  expect(choiceOfMalfunction(-1, usedOfPlan)).toMatch(/<input[^>]*disabled/);
});
