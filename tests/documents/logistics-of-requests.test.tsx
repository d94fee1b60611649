import { expect, test } from "vitest";
import { factsIn, requestPage } from "./support/drawn-request.tsx";

/** What a customer reads of each logistics status, as a fact beside the request. */
const told: readonly (readonly [stage: string, logistics: string, text: string])[] = [
  ["pickUp", "SCHEDULED", "Pick-up is booked"],
  ["pickUp", "PICKUP RESCHEDULED", "Pick-up is booked"],
  ["pickUp", "PICKUP INPROGRESS", "The courier is picking up your device"],
  ["delivery", "AWAITING DELIVERY SCHEDULE", "We are arranging the delivery"],
  ["delivery", "DELIVERY SCHEDULE REQUESTED", "On its way to you"],
  ["delivery", "DELIVERY RESCHEDULED", "The delivery has been rescheduled"],
  ["delivery", "AWAITING CLAIM COMPLETION", "Delivered to you"],
  ["return", "AWAITING RETURN SCHEDULE", "We are arranging the return"],
  ["return", "RETURN SCHEDULE REQUESTED", "Coming back to you"],
  ["return", "AWAITING CLAIM CANCELLATION", "Returned to you"],
  ["schedule", "PENDING SCHEDULE CONFIRMATION", "Your visit is being arranged"],
  ["schedule", "SCHEDULE CONFIRMED", "Your visit is confirmed"],
];

test.each(told)("what the programme counts as %s is told by its status: %s", (stage, logistics, text) => {
  expect(factsIn(requestPage({ logistics })).Courier).toBe(text);
  expect(factsIn(requestPage({ logistics }, { [`/status/logistics/${stage}`]: [] }))).not.toHaveProperty("Courier");
});

const failed: typeof told = [
  ["pickUp", "PICKUP FAILED", "The courier could not pick up your device. Please choose another time."],
  ["delivery", "DELIVERY FAILED", "We could not deliver your device."],
  ["return", "RETURN FAILED", "We could not return your device."],
  ["schedule", "SCHEDULE REJECTED", "The team cannot come at this time."],
];

test.each(failed)("what fails in the stage %s is told before all else: %s", (stage, logistics, text) => {
  const html = requestPage({ logistics });
  expect(html).toContain(text);
  expect(factsIn(html)).not.toHaveProperty("Courier");
  expect(requestPage({ logistics }, { [`/status/logistics/${stage}`]: [] })).not.toContain(text);
});

test("each of the sixteen is told", () => {
  expect(new Set([...told, ...failed].map(([, logistics]) => logistics)).size).toBe(16);
});

test("a status that a programme adds is told as its stage", () => {
  const added = { "/status/logistics/return": ["LEFT THE WORKSHOP"] };
  expect(factsIn(requestPage({ logistics: "LEFT THE WORKSHOP" }, added)).Courier).toBe("Coming back to you");
});

test.each(["DELIVERED", "RETURNED"])("nothing is said of the courier once the device is there: %s", (order) => {
  expect(factsIn(requestPage({ order, logistics: "AWAITING CLAIM COMPLETION" }))).not.toHaveProperty("Courier");
});
