import { isJsonObject } from "../../../src/documents/json.ts";
import { after, changeReply, type Fault, instead, losing, withMember, withoutMember, wrongBody } from "./fault.ts";

/** Raising a service request, following it, calling it off, rating it. */
export const claimsFaults: readonly Fault[] = [
  {
    what: "a draft that is forgotten",
    operation: "startServiceRequest",
    only: "raise-a-request",
    rule: "value",
    handler: after((database) => database.updateTable("serviceRequests").set({ status: "CNCLCUS" }).execute()),
  },
  {
    what: "a request that is allowed whatever is under way",
    operation: "processIncident",
    only: "rate-a-request",
    rule: "value",
    wire: changeReply("processIncident", withMember("EligibilityOutcome", "APPROVED")),
  },
  {
    what: "an incident of any day",
    operation: "processIncident",
    only: "report-and-sign",
    rule: "status",
    handler: after((database) => database.updateTable("agreements").set({ startsOn: "2000-01-01" }).execute()),
  },
  {
    what: "a photo that counts before it has arrived",
    operation: "processIncident",
    only: "report-and-sign",
    rule: "status",
    handler: after((database) => database.updateTable("uploads").set({ putAt: new Date() }).execute()),
  },
  {
    what: "a signature of anybody",
    operation: "createServiceOrder",
    only: "report-and-sign",
    rule: "status",
    handler: instead(400, 409, "SLOT_TAKEN"),
  },
  wrongBody("an amount that is a text", "getFulfillmentOptions", "raise-a-request", withMember("TotalAmount", "0.00")),
  {
    what: "another way than was chosen",
    operation: "setFulfillmentOption",
    only: "raise-a-request",
    rule: "value",
    wire: changeReply("setFulfillmentOption", withMember("FulfillmentOption", "Delivery")),
  },
  wrongBody("slots that do not say what is free", "getShippingMethods", "raise-a-request", withoutMember("Available")),
  {
    what: "a slot of the past that is told as an unknown order",
    operation: "createServiceOrder",
    only: "raise-a-request",
    rule: "status",
    handler: instead(409, 400, "UNKNOWN_ORDER"),
  },
  {
    what: "an order that is not kept as submitted",
    operation: "submitServiceOrder",
    only: "raise-a-request",
    rule: "status",
    handler: losing(async (database) => {
      await database.deleteFrom("requestEvents").execute();
      await database.updateTable("serviceOrders").set({ submittedAt: null }).execute();
      await database.updateTable("serviceRequests").set({ status: "WORKING" }).execute();
    }),
  },
  {
    what: "a taken time that is told as an unknown order",
    operation: "updateShippingOrder",
    only: "move-a-hand-over",
    rule: "status",
    handler: instead(409, 400, "UNKNOWN_ORDER"),
  },
  wrongBody("a centre without its name", "getAspStoreList", "bring-it-to-a-centre", withoutMember("StoreName")),
  wrongBody("a repairer's day that is no day", "getRepairSchedule", "plan-a-repair", withMember("Date", "tomorrow")),
  wrongBody("a time that is no day", "getAppointmentSlots", "bring-it-to-a-centre", withMember("Date", "tomorrow")),
  {
    what: "a request that can be called off again and again",
    operation: "cancelServiceRequest",
    only: "bring-it-to-a-centre",
    rule: "status",
    handler: losing(async (database) => {
      await database.deleteFrom("requestEvents").execute();
      await database.deleteFrom("cancellations").execute();
      await database.updateTable("serviceRequests").set({ status: "CMPLTD" }).execute();
    }),
  },
  {
    what: "a case number that is not read",
    operation: "cancelServiceRequestV2",
    only: "call-off-as-the-brand",
    rule: "status",
    handler(received, resources, right) {
      const original = isJsonObject(received.body) ? received.body : {};
      const { CustomerCaseNumber: _unread, ...body } = original;
      return right.answer({ ...received, body }, resources);
    },
  },
  {
    what: "a file of an answer that counts before it has arrived",
    operation: "updateHoldDocument",
    only: "answer-a-reviewer",
    rule: "status",
    handler: after((database) => database.updateTable("uploads").set({ putAt: new Date() }).execute()),
  },
  {
    what: "a label of a cancelled request that is told as no parcel",
    operation: "generateParcelLabel",
    only: "label-a-parcel",
    rule: "status",
    handler: instead(409, 400, "NO_PARCEL"),
  },
  {
    what: "a label that is lost",
    operation: "getParcelLabel",
    only: "label-a-parcel",
    rule: "status",
    handler: after((database) => database.updateTable("serviceOrders").set({ labelMadeAt: null }).execute()),
  },
  {
    what: "a photo of a report that is lost",
    operation: "downloadFileV2",
    only: "report-and-sign",
    rule: "status",
    handler: after((database) => database.updateTable("serviceRequests").set({ documents: null }).execute()),
  },
  {
    what: "an answer to a reviewer that can be given again and again",
    operation: "answerHold",
    only: "answer-a-reviewer",
    rule: "status",
    handler: losing((database) =>
      database.updateTable("serviceOrders").set({ status: "MORE INFORMATION NEEDED" }).execute(),
    ),
  },
  {
    what: "a confirmation that is forgotten",
    operation: "updateStatus",
    only: "confirm-that-it-is-back",
    rule: "status",
    handler: losing((database) => database.updateTable("serviceOrders").set({ confirmedAt: null }).execute()),
  },
  {
    what: "a decision that is forgotten",
    operation: "updateRepairRequest",
    only: "decide-a-repair",
    rule: "value",
    handler: losing((database) =>
      database.updateTable("serviceOrders").set({ status: "REPAIR QUOTED" }).where("request", "is not", null).execute(),
    ),
  },
  {
    what: "a window of the past that is told as an unknown order when a repair is created",
    operation: "createRepairRequest",
    only: "create-a-repair",
    rule: "status",
    handler: instead(409, 400, "UNKNOWN_ORDER"),
  },
  {
    what: "a time of the past that the repairer tells as an unknown order",
    operation: "updateRepairRequest",
    only: "move-a-repair",
    rule: "status",
    handler: instead(409, 400, "UNKNOWN_ORDER"),
  },
  {
    what: "a rating that is lost",
    operation: "rateServiceRequest",
    only: "rate-a-request",
    rule: "status",
    handler: losing((database) => database.deleteFrom("ratings").execute()),
  },
  {
    what: "somebody else's request",
    operation: "getServiceRequestDetails",
    only: "anothers-request",
    rule: "status",
    async handler(received, resources, right) {
      const personId = received.customer?.person.id ?? "";
      await resources.database.updateTable("serviceRequests").set({ personId }).execute();
      return right.answer(received, resources);
    },
  },
];
