import { expect, test } from "vitest";
import { feeOf, feesOf } from "./service-fees.ts";

const { "Screen Repair": screen = 0, "Battery Replacement": battery = 0 } = feesOf("SGD", "phone");

test("the screen with the battery costs as much as both", () => {
  expect(screen * battery).toBeGreaterThan(0);
  expect(feeOf("SGD", "phone", "Bat Scr Replacement")).toBe(screen + battery);
});

test("a fault costs as much as the screen where it has no fee of its own", () => {
  expect(feeOf("SGD", "tablet", "Fault Repair")).toBe(screen);
  expect(feeOf("SGD", "phone", "Fault Repair")).toBe(feesOf("SGD", "phone")["Fault Repair"]);
});

test("what is not known costs nothing", () => {
  expect(feeOf("SGD", "phone", "Cleaning")).toBe(0);
  expect(feeOf("XXX", "phone", "Screen Repair")).toBe(0);
});
