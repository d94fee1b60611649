import { decide } from "../requests/decisions.ts";
import { findRequest, unknownRequest } from "../requests/find-request.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Takes what the customer decides of a repair: accept it for its fee, decline it, or take the device back. */
export const updateRepairRequest = defineCustomerOperation(
  "updateRepairRequest",
  async ({ person }, { query, body: { RepairRequest: asked }, now }, { database }) => {
    const request = await findRequest(database, person.id, asked.ServiceRequestId);
    if (request.agreementId !== query.agreementid) throw unknownRequest();
    const decided = { decision: asked.Decision, method: asked.PaymentMethod };
    const status = await decide(database, request.number, decided, now);
    return { RepairRequest: { ServiceRequestId: asked.ServiceRequestId, ServiceOrderStatus: status } };
  },
);
