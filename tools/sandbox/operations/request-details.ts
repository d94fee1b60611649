import { centresIn } from "../content/service-centres.ts";
import type { components } from "../contract/generated/operations.ts";
import { Problem } from "../problem.ts";
import { findRequest } from "../requests/find-request.ts";
import {
  appointmentRecord,
  type FollowedRequest,
  follow,
  type OrderRow,
  orderRecord,
} from "../requests/followed-requests.ts";
import { holdRecord } from "../requests/review.ts";
import { caseNumber, orderId, requestId } from "../requests/wire-numbers.ts";
import { storeRecord } from "./fulfilment-options.ts";
import { defineCustomerOperation } from "./operation.ts";

type Details = components["schemas"]["RequestDetailsRecord"];

/** All about one of the customer's requests. */
export const getServiceRequestDetails = defineCustomerOperation(
  "getServiceRequestDetails",
  async ({ person }, { path, query, now }, { database }) => {
    const request = await findRequest(database, person.id, path.id);
    const isAsked = query.agreementId === undefined || query.agreementId === request.agreementId;
    const followed = isAsked ? await follow(database, request, now) : undefined;
    if (followed === undefined) throw unknownRequest();
    return { ClaimDetails: { ...toDetails(followed), ...handOverDetails(followed.order) } };
  },
);

const toDetails = ({ request, device, order, hold, quote, history, rating }: FollowedRequest): Details => ({
  ServiceRequestId: requestId(request.number),
  ServiceRequestStatus: request.status,
  IncidentType: request.incident ?? "",
  AgreementId: request.agreementId,
  CustomerCaseNumber: caseNumber(request),
  EnrolledDevice: device,
  History: [...history],
  ...orderRecord(order),
  ...(quote && toQuote(quote)),
  ...(hold && { Hold: holdRecord(hold) }),
  ...(rating && { Rating: rating }),
});

const toQuote = ({ number, amount, decideBy }: OrderRow): Pick<Details, "RepairQuote"> =>
  decideBy === null
    ? {}
    : { RepairQuote: { ServiceOrderId: orderId(number), Amount: amount, DecideBy: decideBy.toISOString() } };

/** How, where and when the device is handed over; `undefined` for an order that was not submitted. */
function handOverDetails(order: OrderRow | undefined): Partial<Details> {
  if (order === undefined || order.submittedAt === null) return {};
  const centre = centresIn().find(({ id }) => id === order.storeId);
  return {
    ...appointmentRecord(order),
    ...(centre && { RepairCentre: storeRecord(centre) }),
    ...(isAddress(order.address) && { CollectionAddress: order.address }),
    ...(order.paymentMethod !== null && { PaymentMethod: order.paymentMethod }),
  };
}

/** It was checked against the contract when the order was made. */
const isAddress = (value: unknown): value is components["schemas"]["RequestAddress"] => value !== null;

const unknownRequest = () => new Problem(400, { code: "UNKNOWN_REQUEST", message: "There is no such request." });
