import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import { findOpen } from "../requests/find-request.ts";
import { COURIER, firstFreeDay, listSlotDays } from "../requests/slot-days.ts";
import { listSlotDaysOf } from "../requests/slots-of-request.ts";
import { readOrderId } from "../requests/wire-numbers.ts";
import type { Customer } from "../security/tokens.ts";
import { defineCustomerOperation } from "./operation.ts";
import { findOwnOrder, unknownOrder } from "./service-orders.ts";

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
    const request = await findTimed(database, customer, asked);
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
    const request = await findTimed(database, customer, body);
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

/** The customer's request, whose order is the one that is named, if any. Throws 400 for another's. */
async function findTimed(
  database: Database,
  customer: Customer,
  { ServiceRequestId, ServiceOrderId }: { readonly ServiceRequestId: string; readonly ServiceOrderId?: string },
) {
  const { request } = await findOpen(database, customer, ServiceRequestId);
  if (ServiceOrderId === undefined) return request;
  const number = readOrderId(ServiceOrderId);
  const order = number === undefined ? undefined : await findOwnOrder(database, customer.person.id, number);
  if (order?.request !== request.number) throw unknownOrder();
  return request;
}

const slotPlace = (client: SandboxClient, place: string) => ({
  client: clientKey(client),
  place,
  timeZone: client.timeZone,
});
