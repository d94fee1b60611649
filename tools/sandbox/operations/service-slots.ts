import { clientKey, type SandboxClient } from "../client.ts";
import { findOpen } from "../requests/find-request.ts";
import { COURIER, firstFreeDay, listSlotDays } from "../requests/slot-days.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Version 2 does not name a number of days. */
const DAYS = 7;

/** The courier's next days; without slots, where none are asked for, only those on which it drives. */
export const getShippingMethodsV2 = defineCustomerOperation(
  "getShippingMethodsV2",
  async (_customer, { client, body, now }, { database }) => {
    const days = await listSlotDays(database, slotPlace(client, COURIER), now, DAYS);
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
    await findOpen(database, customer, asked.ServiceRequestId);
    const days = await listSlotDays(database, slotPlace(client, COURIER), now, asked.AlternateDays);
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
    await findOpen(database, customer, body.ServiceRequestId);
    const days = await listSlotDays(database, slotPlace(client, COURIER), now, body.AlternateDays);
    const earliest = firstFreeDay(days);
    const estimated = earliest === undefined ? {} : { EstimatedDeliveryDate: earliest };
    return { ShippingMethod: { ...estimated, DeliverySlots: days } };
  },
);

/** A repair centre's next days. */
export const getAppointmentSlots = defineCustomerOperation(
  "getAppointmentSlots",
  async (customer, { client, body, now }, { database }) => {
    await findOpen(database, customer, body.ServiceRequestId);
    return {
      AppointmentSlots: await listSlotDays(database, slotPlace(client, body.StoreId), now, body.AlternateDays),
    };
  },
);

const slotPlace = (client: SandboxClient, place: string) => ({
  client: clientKey(client),
  place,
  timeZone: client.timeZone,
});
