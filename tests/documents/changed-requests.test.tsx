import { expect, test } from "vitest";
import { factsIn, requestPage } from "./support/drawn-request.tsx";

const CHANGE = "Change address or contact";
const OTHER_DEVICE = "Choose another device";
const appointment = { day: "2026-11-23", from: "09:00", until: "12:00" };

test("a request tells who else is called, who hands it over, and what is sent", () => {
  const representative = { number: "83334444", idEnding: "567D" };
  const request = { otherNumber: "81112222", representative, newDevice: "Samsung Galaxy S25, 128 GB, Navy" };
  expect(factsIn(requestPage(request))).toMatchObject({
    ...{ "Second number": "81112222", "New device": "Samsung Galaxy S25, 128 GB, Navy" },
    "Handed over by": "Somebody for you: 83334444, ID ending in 567D",
  });
  for (const fact of ["Second number", "Handed over by", "New device"])
    expect(factsIn(requestPage({}))).not.toHaveProperty(fact);
});

test.each(["SUBMITTED", "APPROVED", "IN STOCK", "BORD"])("a request can be changed: %s", (order) => {
  expect(requestPage({ order, ...(order === "BORD" ? {} : appointment) })).toContain(CHANGE);
});

test.each(["RECEIVED", "DISPATCHED", "ON HOLD", "DELIVERED"])("a request can no longer be changed: %s", (order) => {
  expect(requestPage({ order, ...appointment })).not.toContain(CHANGE);
});

test("a request whose hand-over has begun, and a visit, cannot be changed", () => {
  expect(requestPage({ ...appointment, day: "2026-11-19" })).not.toContain(CHANGE);
  expect(requestPage({ ...appointment, option: "onSite" })).not.toContain(CHANGE);
});

test("who comes to a centre changes the contact", () => {
  const html = requestPage({ ...appointment, option: "walkIn" });
  expect(html).toContain("Change contact");
  expect(html).not.toContain(CHANGE);
});

test("another device is offered while one is waited for", () => {
  expect(requestPage({ order: "BORD" })).toContain(OTHER_DEVICE);
  expect(requestPage({ order: "IN STOCK" })).not.toContain(OTHER_DEVICE);
});
