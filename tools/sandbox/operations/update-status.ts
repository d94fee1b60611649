import { confirmReceipt } from "../requests/confirmations.ts";
import { findRequest } from "../requests/find-request.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Takes the customer's confirmation that their device is back; the request is closed. */
export const updateStatus = defineCustomerOperation("updateStatus", async ({ person }, { body, now }, { database }) => {
  const request = await findRequest(database, person.id, body.ServiceRequestId);
  await confirmReceipt(database, request.number, body.SignedName, now);
  const { status } = await findRequest(database, person.id, body.ServiceRequestId);
  return { ServiceRequestId: body.ServiceRequestId, ServiceRequestStatus: status };
});
