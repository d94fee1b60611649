import { isJsonObject, member } from "../../../src/documents/json.ts";
import type { ReceivedRequest } from "../../../tools/sandbox/operations/operation.ts";
import { Problem } from "../../../tools/sandbox/problem.ts";
import { after, type Fault, losing } from "./fault.ts";

/** The request with other members in its body. */
const withBody = (received: ReceivedRequest, more: object): ReceivedRequest => ({
  ...received,
  body: { ...(isJsonObject(received.body) ? received.body : {}), ...more },
});
const somewhere = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const acceptsFee = ({ body }: ReceivedRequest): boolean => member(body, "AcceptsLockFee") === true;

/** Exchanging a device, locked or not, and the life of a delivery. */
export const exchangeFaults: readonly Fault[] = [
  {
    what: "a locked device that is swapped",
    operation: "createServiceOrder",
    only: "swap-a-locked-device",
    rule: "status",
    handler: after((database) => database.updateTable("devices").set({ finderIsOn: false }).execute()),
  },
  {
    what: "a locked device that does not work, exchanged",
    operation: "createServiceOrder",
    only: "swap-a-locked-device",
    rule: "status",
    handler: after((database) =>
      database
        .updateTable("serviceRequests")
        .set({ incident: "Refresh" })
        .where("incident", "=", "Malfunction")
        .execute(),
    ),
  },
  {
    what: "a fee that need not be accepted",
    operation: "createServiceOrder",
    only: "swap-a-locked-device",
    rule: "status",
    handler: (received, resources, right) => right.answer(withBody(received, { AcceptsLockFee: true }), resources),
  },
  {
    what: "a lost device that is refused for its lock",
    operation: "createServiceOrder",
    only: "swap-a-locked-device",
    rule: "status",
    async handler(received, resources, right) {
      if (!acceptsFee(received)) throw new Problem(409, { code: "LOCK_ON", message: "No." });
      return right.answer(received, resources);
    },
  },
  {
    what: "an accepted fee that is not in the amount",
    operation: "createServiceOrder",
    only: "swap-a-locked-device",
    rule: "value",
    async handler(received, resources, right) {
      if (acceptsFee(received)) await resources.database.updateTable("devices").set({ finderIsOn: false }).execute();
      return right.answer(received, resources);
    },
  },
  {
    what: "a fee for a lock that is off",
    operation: "createServiceOrder",
    only: "swap-an-unlocked-device",
    rule: "value",
    async handler(received, resources, right) {
      const finderIsOn = acceptsFee(received);
      await resources.database.updateTable("devices").set({ finderIsOn }).execute();
      return right.answer(received, resources);
    },
  },
  {
    what: "a delivery to nowhere",
    operation: "createServiceOrder",
    only: "swap-an-unlocked-device",
    rule: "status",
    handler: (received, resources, right) =>
      right.answer(
        withBody(received, { ReceiverAddress: member(received.body, "ReceiverAddress") ?? somewhere }),
        resources,
      ),
  },
  {
    what: "a delivery that is repaired",
    operation: "submitServiceOrder",
    only: "swap-an-unlocked-device",
    rule: "value",
    seenAt: "getServiceRequestDetails",
    handler: losing((database) => database.updateTable("serviceOrders").set({ fulfilment: "PUR" }).execute()),
  },
  {
    what: "a dispatched device that is moved",
    operation: "updateShippingOrder",
    only: "swap-an-unlocked-device",
    rule: "status",
    handler: after((database) => database.updateTable("serviceOrders").set({ status: "APPROVED" }).execute()),
  },
  {
    what: "a dispatched device that is called off",
    operation: "cancelServiceRequest",
    only: "swap-an-unlocked-device",
    rule: "status",
    handler: after((database) => database.updateTable("serviceOrders").set({ status: "APPROVED" }).execute()),
  },
];
