import { clientKey } from "../client.ts";
import { findOpen } from "../requests/find-request.ts";
import { COURIER, listSlotDays } from "../requests/slot-days.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The days on which the repairer fetches a device: in the courier's windows, but not at night. */
export const getRepairSchedule = defineCustomerOperation(
  "getRepairSchedule",
  async (customer, { client, body, now }, { database }) => {
    await findOpen(database, customer, body.ServiceRequestId);
    const place = { client: clientKey(client), place: COURIER, timeZone: client.timeZone };
    const days = await listSlotDays(database, place, now, body.AlternateDays);
    const RepairSchedule = days.map((day) => ({
      ...day,
      Slots: day.Slots.filter(({ NightDeliveryFee }) => NightDeliveryFee === undefined),
    }));
    return { RepairSchedule };
  },
);
