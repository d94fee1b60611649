import { expect, test } from "vitest";
import { calculateFee, listFees } from "./service-fees.ts";

const { "Screen Repair": screen = 0, "Battery Replacement": battery = 0 } = listFees("SGD", "phone");

test("the screen with the battery costs as much as both", () => {
  expect(screen * battery).toBeGreaterThan(0);
  expect(calculateFee("SGD", "phone", "Bat Scr Replacement")).toBe(screen + battery);
});

test("a fault costs as much as the screen where it has no fee of its own", () => {
  expect(calculateFee("SGD", "tablet", "Fault Repair")).toBe(screen);
  expect(calculateFee("SGD", "phone", "Fault Repair")).toBe(listFees("SGD", "phone")["Fault Repair"]);
});

test("an unknown incident costs nothing", () => {
  expect(calculateFee("SGD", "phone", "Cleaning")).toBe(0);
  expect(calculateFee("XXX", "phone", "Screen Repair")).toBe(0);
});
