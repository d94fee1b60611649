import { listAgreements } from "../accounts/agreements.ts";
import { findReplacementDevice, type ReplacementDevice } from "../content/replacement-devices.ts";
import { centresIn } from "../content/service-centres.ts";
import type { components } from "../contract/generated/operations.ts";
import { Problem } from "../problem.ts";
import { draftOrder } from "../requests/draft-order.ts";
import { DRAFT, findRequest, type RequestRow } from "../requests/find-request.ts";
import {
  appointmentRecord,
  type FollowedRequest,
  follow,
  type OrderRow,
  orderRecord,
} from "../requests/followed-requests.ts";
import type { Moment } from "../requests/logistics.ts";
import { overageSums, settledTimeFee } from "../requests/overages.ts";
import { repairerRecord } from "../requests/repairer-record.ts";
import { holdRecord } from "../requests/review.ts";
import { nightFeeOf, placeOfOrder } from "../requests/slot-days.ts";
import { caseNumber, orderId, requestId } from "../requests/wire-numbers.ts";
import { storeRecord } from "./fulfilment-options.ts";
import { defineCustomerOperation } from "./operation.ts";

type Details = components["schemas"]["RequestDetailsRecord"];
type Draft = components["schemas"]["RequestDraftRecord"];

/** All about one of the customer's requests. */
export const getServiceRequestDetails = defineCustomerOperation(
  "getServiceRequestDetails",
  async ({ person }, { client, path, query, now }, { database }) => {
    const request = await findRequest(database, person.id, path.id);
    const isAsked = query.agreementId === undefined || query.agreementId === request.agreementId;
    const followed = isAsked ? await follow(database, request, now) : undefined;
    if (followed === undefined) throw unknownRequest();
    const agreements = await listAgreements(database, person.id);
    const country = agreements.find(({ id }) => id === request.agreementId)?.address.CountryCode ?? "";
    const repairer = repairerRecord(followed, country);
    const { order } = followed;
    const overages = order && (await overageSums(database, order.number));
    const draft = isDraft(request) && {
      Draft: { ...toDraft(request), ...(await draftOrder(database, request.number, now)) },
    };
    const details = toDetails(followed, { now, timeZone: client.timeZone });
    return { ClaimDetails: { ...details, ...draft, ...handOverDetails(order), ...overages, ...repairer } };
  },
);

const toDetails = (
  { request, device, order, hold, quote, history, rating }: FollowedRequest,
  moment: Moment,
): Details => ({
  ServiceRequestId: requestId(request.number),
  ServiceRequestStatus: request.status,
  IncidentType: request.incident ?? "",
  AgreementId: request.agreementId,
  CustomerCaseNumber: caseNumber(request),
  EnrolledDevice: device,
  History: [...history],
  ...(request.description !== null && { Notes: request.description }),
  ...(isFiles(request.documents) && { Documents: [...request.documents] }),
  ...orderRecord(order, moment),
  ...(quote && toQuote(quote)),
  ...(hold && { Hold: holdRecord(hold) }),
  ...(rating && { Rating: rating }),
});

const isDraft = ({ status }: RequestRow): boolean => DRAFT.some((one) => one === status);

/** What the portal needs to go on with a request that was not sent. */
const toDraft = ({ happenedOn, triage, screenAnswers, fulfilment }: RequestRow): Draft => ({
  Answers: [triage, screenAnswers].flatMap((answers) => (isAnswers(answers) ? answers : [])),
  ...(happenedOn !== null && { IncidentDate: happenedOn }),
  ...(fulfilment !== null && fulfilment !== "ONSITE" && { FulfillmentOption: fulfilment }),
});

const toQuote = ({ number, amount, decideBy }: OrderRow): Pick<Details, "RepairQuote"> =>
  decideBy === null
    ? {}
    : { RepairQuote: { ServiceOrderId: orderId(number), Amount: amount, DecideBy: decideBy.toISOString() } };

/** How, where and when the device is handed over; `undefined` for an order that was not submitted. */
function handOverDetails(order: OrderRow | undefined): Partial<Details> {
  if (order === undefined || order.submittedAt === null) return {};
  const paid = settledTimeFee(order);
  const nightFee = Math.min(paid, nightFeeOf(placeOfOrder(order.fulfilment, order.storeId), order.day, order.slot));
  const sent = order.device === null ? undefined : findReplacementDevice(order.device);
  const centre = centresIn().find(({ id }) => id === order.storeId);
  return {
    ...appointmentRecord(order),
    ...(centre && { RepairCentre: storeRecord(centre) }),
    ...(isAddress(order.address) && { CollectionAddress: order.address }),
    ...(order.alternateNumber !== null && { AlternateContactNumber: order.alternateNumber }),
    ...(isProxy(order.representative) && { Proxy: order.representative }),
    ...(sent && { ReplacementDevice: replacementRecord(sent) }),
    ...(order.paymentMethod !== null && { PaymentMethod: order.paymentMethod }),
    ...(nightFee > 0 && { NightDeliveryFee: nightFee }),
  };
}

/** They were checked against the contract when the incident was sent. */
const isFiles = (value: unknown): value is readonly components["schemas"]["UploadedFile"][] =>
  Array.isArray(value) && value.length > 0;

/** They were checked against the contract when the incident was sent. */
const isAnswers = (value: unknown): value is readonly components["schemas"]["IncidentAnswer"][] => Array.isArray(value);

/** It was checked against the contract when the order was made. */
const isAddress = (value: unknown): value is components["schemas"]["RequestAddress"] => value !== null;

/** It was checked against the contract when the order was made, or changed. */
const isProxy = (value: unknown): value is components["schemas"]["HandOverProxy"] => value !== null;

const replacementRecord = ({ model, capacity, colour }: ReplacementDevice) => ({
  ...{ Make: model.make, Model: model.model },
  ...(capacity !== undefined && { Capacity: capacity }),
  ...(colour !== undefined && { Color: colour }),
});

const unknownRequest = () => new Problem(400, { code: "UNKNOWN_REQUEST", message: "There is no such request." });
