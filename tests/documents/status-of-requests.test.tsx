import { expect, test } from "vitest";
import { drawnMarkup } from "../coverage/drawn-text.tsx";
import { requestPage as details, documents, eventsIn, hasChip, session } from "./support/drawn-request.tsx";

test("a programme shows the states of cards, or display statuses in their colours", () => {
  expect(hasChip(details({}), "Request approved", "info")).toBe(true);
  const displays = { "/status/view": "displays" };
  expect(hasChip(details({}, displays), "Processing", "lime")).toBe(true);
  const grey = { ...displays, "/status/displays/processing/colour": "grey" };
  expect(hasChip(details({}, grey), "Processing", "grey")).toBe(true);
  const alternate = { ...displays, "/status/text": "alternate" };
  const cancelled = { ...alternate, "/status/texts/alternate": [{ contains: "cmpl", shows: "cancelled" }] };
  expect(hasChip(details({}, cancelled), "Cancelled", "red")).toBe(true);
  const words = { ...displays, "/status/texts/standard": [{ contains: "MPLT", shows: "open" }] };
  expect(hasChip(details({}, words), "Open", "grey")).toBe(true);
  expect(hasChip(details({ order: "REPAIR QUOTED" }, displays), "Pending Action", "amber")).toBe(true);
  expect(hasChip(details({ order: "ON HOLD" }, displays), "Under Review", "yellow")).toBe(true);
});

test.each([
  ["SUBMITTED", "Processing", "lime"],
  ["APPROVED", "Processing", "lime"],
  ["RECEIVED", "Device Received", "green"],
  ["REPAIR QUOTED", "Pending Action", "amber"],
  ["REPAIR ACCEPTED", "Device Received", "green"],
  ["REPAIRED", "Processing", "lime"],
  ["RETURN REQUESTED", "Processing", "lime"],
  ["DELIVERED", "Completed", "green"],
])("the alternate view says that the device is received only while it is there: %s", (order, text, look) => {
  const retail = { client: "au-retailer", programme: "device-plus-mobile" };
  expect(hasChip(details({ order }, {}, retail), text, look)).toBe(true);
});

/** The start page of a customer with one request. */
function startPage(request: object): string {
  const listed = {
    ...{ id: "SR1", agreement: "A1", incident: "Screen Repair", status: "CMPLTD", order: "APPROVED" },
    ...{ device: "Apple iPhone 15", createdAt: "2026-11-20T02:00:00Z", option: "pickUpAndReturn", ...request },
  };
  return drawnMarkup(documents, {
    ...{ screen: "start-page/overview", client: "sg-carrier", programme: "care-3-0", locale: "en-US" },
    ...{ session, loaded: [listed] },
  });
}

test.each([
  ["SUBMITTED", true],
  ["REPAIRED", true],
  ["RETURNED", true],
  ["DELIVERED", false],
])("a request whose order is %s is on the start page: %s", (order, isThere) => {
  const html = startPage({ order });
  expect(html.includes("Follow this request")).toBe(isThere);
  expect(html.includes("You have no requests in progress.")).toBe(!isThere);
});

test("what a shop offers comes after a request that is under way", () => {
  const listed = {
    ...{ id: "SR1", agreement: "A1", incident: "Device Repair", status: "CMPLTD", order: "APPROVED" },
    ...{ device: "Apple iPhone 15", createdAt: "2026-11-20T02:00:00Z" },
  };
  const html = drawnMarkup(documents, {
    ...{ screen: "start-page/retail-landing", client: "au-retailer", programme: "device-plus-mobile" },
    ...{ session, loaded: [listed], locale: "en-US" },
  });
  const places = ["Your requests", "Follow this request", "Made for you"].map((text) => html.indexOf(text));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

const SOON = "2030-01-07T02:00:00Z";
const BEFORE = "2025-01-07T02:00:00Z";

test.each([
  ["a quoted repair", { order: "REPAIR QUOTED", decideBy: SOON }, "Decide by ", "See what we need from you"],
  ["a hold", { order: "ON HOLD", hearBy: SOON }, "You will hear from us by ", "Follow this request"],
  ["a hold whose day is over", { order: "ON HOLD", hearBy: BEFORE }, "Sent on ", "Follow this request"],
  [
    "a back order",
    { order: "BORD", expectedOn: SOON.slice(0, 10) },
    "We expect your device on ",
    "Follow this request",
  ],
  ["a device that arrived", { order: "IN STOCK" }, "Sent on ", "Choose a day and time"],
  ["a failed pick-up", { logistics: "PICKUP FAILED" }, "We could not keep the time you chose", "Choose a new time"],
  [
    "a rejected visit",
    { order: "PENDING SCHEDULE CONFIRMATION", logistics: "SCHEDULE REJECTED" },
    "We could not keep the time you chose",
    "Choose a new time",
  ],
  ["a failed delivery", { order: "REPAIRED", logistics: "DELIVERY FAILED" }, "Sent on ", "Follow this request"],
  [
    "a pick-up to come",
    { day: SOON.slice(0, 10), from: "09:00", until: "12:00" },
    "We pick it up on ",
    "Follow this request",
  ],
])("the start page says the next date and action of %s", (_what, request, date, action) => {
  const html = startPage(request);
  expect(html).toContain(date);
  expect(html).toContain(action);
});

test("that a device is there, so that nothing can be cancelled, is said only while it is there", () => {
  const text = "We have your device, so this request can no longer be cancelled here.";
  for (const order of ["RECEIVED", "REPAIRED"]) expect(details({ order })).toContain(text);
  const back = { order: "DELIVERED", logistics: "AWAITING CLAIM COMPLETION" };
  expect(details(back, { "/status/confirmsReceipt": true })).not.toContain(text);
  expect(details({ order: "RETURNED" })).not.toContain(text);
});

test("the chip of a request is a status that speaks", () => {
  expect(details({})).toMatch(/<span[^>]*role="status"[^>]*>.*?Request approved<\/span>/);
});

test("only where the programme asks for it a customer confirms that the device is back", () => {
  const back = { order: "DELIVERED", logistics: "AWAITING CLAIM COMPLETION" };
  expect(details(back)).toContain("Confirm that it is back");
  expect(details(back, { "/status/confirmsReceipt": false })).not.toContain("Confirm that it is back");
});

test("a plan that is not plainly enrolled says what it is", () => {
  const plan = (over: Readonly<Record<string, unknown>> = {}) =>
    drawnMarkup(documents, {
      ...{ screen: "plan-details/plan", client: "sg-carrier", programme: "care-3-0", locale: "en-US" },
      ...{ data: { plan: "A1" }, session, over },
    });
  expect(plan()).toContain("Replaced");
  expect(plan({ "/status/enrolment/REPLACED": "approved" })).toContain("Approved");
});

/** How the last event of a request is read, when its order got that status. */
const lastEvent = (status: string) =>
  eventsIn(details({ order: status, history: [{ status, at: "2026-11-20T02:00:00Z" }] }))[0];

test.each(["CNCLCUS", "CNCLAGENT", "CNCLAGNT"])("the history says that a request was cancelled: %s", (status) => {
  expect(lastEvent(status)).toMatch(/^Cancelled.*cancelled/);
});

test("the history says of a request that was refused that it is not approved", () => {
  expect(lastEvent("CNCLSYS")).toMatch(/^Not approved.*cancelled/);
});

test("the history does not say of a status that the portal does not know that the request was cancelled", () => {
  expect(lastEvent("PARTS ORDERED")).toMatch(/^Status updated/);
  expect(lastEvent("PARTS ORDERED")?.toLowerCase()).not.toContain("cancelled");
});

test("a completed request of which no order is known is completed, and is not asked for again", () => {
  const html = details({ order: undefined });
  expect(hasChip(html, "Completed", "good")).toBe(true);
  expect(hasChip(details({ order: undefined }, { "/status/view": "displays" }), "Completed", "green")).toBe(true);
  expect(startPage({ order: undefined })).toContain("You have no requests in progress.");
});
