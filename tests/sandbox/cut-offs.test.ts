import { expect, test } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida } from "./support/harbour.ts";

/** A Friday. */
const DAY = "2026-11-20";
const bangkok = { ...harbour, currency: "THB", timeZone: "Asia/Bangkok" };
const { portal, signIn, post } = claimsPortal(bangkok, [ida], `${DAY}T10:00:00+07:00`);

const ReceiverAddress = { Address1: "88 Rama IV Road", City: "Bangkok", CountryCode: "TH", PostalCode: "10500" };

/** The first day on which the courier comes, at that time in Bangkok. */
async function firstDayAt(time: string): Promise<string> {
  await portal.console("/api/clock", "PUT", { now: `${DAY}T${time}:00+07:00` });
  await signIn(ida);
  const { body } = await post("shippingmethodsv2", { ReceiverAddress, Mode: "delivery", getDeliverySlots: true });
  return body.ShippingMethodResults[0].pickUpDate;
}

test("in Bangkok the next day can be had until two in the afternoon", async () => {
  expect(await firstDayAt("13:59")).toBe("2026-11-21");
  expect(await firstDayAt("14:30")).toBe("2026-11-22");
});
