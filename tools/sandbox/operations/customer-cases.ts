import type { components } from "../contract/generated/operations.ts";
import { isCancelled } from "../requests/find-request.ts";
import { appointmentRecord, type FollowedRequest, listFollowed, orderRecord } from "../requests/followed-requests.ts";
import type { Moment } from "../requests/logistics.ts";
import { expectedDay } from "../requests/stock.ts";
import { caseNumber, requestId } from "../requests/wire-numbers.ts";
import { defineCustomerOperation } from "./operation.ts";

type CaseRecord = components["schemas"]["ListedCase"];

/** The customer's cases, that of the newest request first. */
export const listCustomerCases = defineCustomerOperation(
  "listCustomerCases",
  async ({ person }, { client, now }, { database }) => {
    const moment = { now, timeZone: client.timeZone };
    const followed = await listFollowed(database, person.id, now);
    const firsts = new Map(followed.map((one) => [one.request.number, one]));
    const isReopened = ({ request }: FollowedRequest) =>
      followed.some((other) => other.request.reopens === request.number);
    return {
      CustomerCases: followed
        .filter((one) => !isReopened(one))
        .map((one) => toCase(moment, one, firsts.get(one.request.reopens ?? 0))),
    };
  },
);

/** A case with its request; the one that it reopens, if any, comes first. */
const toCase = (moment: Moment, followed: FollowedRequest, first?: FollowedRequest): CaseRecord => ({
  CustomerCaseNumber: caseNumber(followed.request),
  CustomerCaseStatus: first === undefined ? "open" : "reopen",
  AgreementId: followed.request.agreementId,
  ServiceRequests: [...(first === undefined ? [] : [toListed(first, moment)]), toListed(followed, moment)],
});

type Listed = CaseRecord["ServiceRequests"][number];

function toListed(followed: FollowedRequest, moment: Moment): Listed {
  const { request, device, order, history } = followed;
  const cancelledOn = isCancelled(request) ? history.at(-1)?.OccurredOn : undefined;
  return {
    ServiceRequestId: requestId(request.number),
    ServiceRequestStatus: request.status,
    IncidentType: request.incident ?? "",
    CreatedOn: request.openedAt.toISOString(),
    EnrolledDevice: device,
    ...(cancelledOn === undefined ? {} : { CancelledOn: cancelledOn }),
    ...orderRecord(order, moment),
    ...appointmentRecord(order),
    ...(isCancelled(request) ? {} : nextDay(followed)),
  };
}

/** Until when somebody decides, or when a device is expected, by the status of the order. */
function nextDay({ order, quote, hold, history }: FollowedRequest): Pick<Listed, "DecideBy" | "HearBy" | "ExpectedOn"> {
  if (order?.status === "REPAIR QUOTED" && quote?.decideBy) return { DecideBy: quote.decideBy.toISOString() };
  if (order?.status === "ON HOLD" && hold !== undefined) return { HearBy: hold.hearBy.toISOString() };
  const missing = history.findLast(({ Status }) => Status === "BORD");
  if (order?.status === "BORD" && missing) return { ExpectedOn: expectedDay(new Date(missing.OccurredOn)) };
  return {};
}
