import { clientKey, type SandboxClient } from "../client.ts";
import { findOpen } from "../requests/find-request.ts";
import { COURIER, firstFreeDay, listSlotDays } from "../requests/slot-days.ts";
import { listSlotDaysOf } from "../requests/slots-of-request.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Version 2 does not name a number of days. */
const DAYS = 7;

/** The courier's next days, for a request if it names one; without slots, where none are asked for, only those on which it drives. */
export const getShippingMethodsV2 = defineCustomerOperation(
  "getShippingMethodsV2",
  async (customer, { client, body, now }, { database }) => {
    const place = slotPlace(client, COURIER);
    const found =
      body.ServiceRequestId === undefined ? undefined : await findOpen(database, customer, body.ServiceRequestId);
    const days =
      found === undefined
        ? await listSlotDays(database, place, now, DAYS)
        : await listSlotDaysOf(database, found.request, place, { now, days: DAYS });
    if (!body.getDeliverySlots)
      return {
        ShippingMethodResults: days
          .filter(({ Slots }) => Slots.length > 0)
          .map(({ Date: pickUpDate }) => ({ pickUpDate, pickUpSlot: [] })),
      };
    return {
      ShippingMethodResults: days.map(({ Date: pickUpDate, Slots: pickUpSlot }) => ({ pickUpDate, pickUpSlot })),
    };
  },
);

/** The courier's next days from a warehouse, as a simulation. */
export const getShippingMethods = defineCustomerOperation(
  "getShippingMethods",
  async (customer, { client, body: { LookupShippingMethodsParameters: asked }, now }, { database }) => {
    const { request } = await findOpen(database, customer, asked.ServiceRequestId);
    const chosen = { now, days: asked.AlternateDays };
    const days = await listSlotDaysOf(database, request, slotPlace(client, COURIER), chosen);
    const earliest = firstFreeDay(days);
    return {
      ShippingMethod: {
        ...(earliest === undefined ? {} : { EstimatedDeliveryDate: earliest }),
        DeliverySlots: days,
      },
    };
  },
);

/** The courier's next days for a request. */
export const getShippingMethodsV3 = defineCustomerOperation(
  "getShippingMethodsV3",
  async (customer, { client, body, now }, { database }) => {
    const { request } = await findOpen(database, customer, body.ServiceRequestId);
    const chosen = { now, days: body.AlternateDays };
    const days = await listSlotDaysOf(database, request, slotPlace(client, COURIER), chosen);
    const earliest = firstFreeDay(days);
    const estimated = earliest === undefined ? {} : { EstimatedDeliveryDate: earliest };
    return { ShippingMethod: { ...estimated, DeliverySlots: days } };
  },
);

/** A repair centre's next days. */
export const getAppointmentSlots = defineCustomerOperation(
  "getAppointmentSlots",
  async (customer, { client, body, now }, { database }) => {
    const { request } = await findOpen(database, customer, body.ServiceRequestId);
    const chosen = { now, days: body.AlternateDays };
    return { AppointmentSlots: await listSlotDaysOf(database, request, slotPlace(client, body.StoreId), chosen) };
  },
);

const slotPlace = (client: SandboxClient, place: string) => ({
  client: clientKey(client),
  place,
  timeZone: client.timeZone,
});
