import { type Fault, instead, losing, withMember, withoutMember, wrongBody } from "./fault.ts";

/** Cleanings, renewals and devices of a plan. */
export const planFaults: readonly Fault[] = [
  wrongBody(
    "appliances without how many are cleaned in a visit",
    "getCleaningServiceDeviceList",
    "order-a-cleaning",
    withoutMember("MaxUnits"),
  ),
  wrongBody("days without their slots", "getScheduledAvailability", "order-a-cleaning", withoutMember("Slots")),
  wrongBody(
    "an amount that is a text",
    "updateCleaningServiceDetails",
    "order-a-cleaning",
    withMember("TotalAmount", "3600.00"),
  ),
  {
    what: "a cleaning that is ordered twice",
    operation: "submitCleaningService",
    only: "order-a-cleaning",
    rule: "status",
    handler: losing(async (database) => {
      await database.deleteFrom("requestEvents").execute();
      await database.updateTable("serviceRequests").set({ status: "WORKING" }).execute();
    }),
  },
  {
    what: "a visit that has been, told as unknown",
    operation: "cancelCleaningService",
    only: "somebody-came",
    rule: "status",
    handler: instead(409, 400, "UNKNOWN_REQUEST"),
  },
  wrongBody("a discount that is a text", "getQuote", "renew-a-plan", withMember("Percent", "15 %")),
  {
    what: "a choice that is lost",
    operation: "saveRenewalDetails",
    only: "renew-a-plan",
    rule: "value",
    seenAt: "getQuote",
    handler: losing((database) => database.deleteFrom("renewals").execute()),
  },
  {
    what: "papers that never arrived",
    operation: "updateReferenceDocument",
    only: "correct-a-number",
    rule: "status",
    handler: async () => ({ Documents: 1 }),
  },
  {
    what: "an update that is lost",
    operation: "updateImeiInquiry",
    only: "correct-a-number",
    rule: "status",
    handler: losing((database) => database.deleteFrom("deviceUpdates").execute()),
  },
  {
    what: "a device that does not count as enrolled",
    operation: "updateDevice",
    only: "register-the-first-device",
    rule: "value",
    seenAt: "listDevices",
    handler: losing((database) => database.updateTable("devices").set({ instance: "REPLACED" }).execute()),
  },
];
