import type { components } from "../contract/generated/operations.ts";
import { appointmentRecord, type FollowedRequest, listFollowed, orderRecord } from "../requests/followed-requests.ts";
import { caseNumber, requestId } from "../requests/wire-numbers.ts";
import { defineCustomerOperation } from "./operation.ts";

type CaseRecord = components["schemas"]["ListedCase"];

/** The customer's requests, each a case of its own, newest first. */
export const listCustomerCases = defineCustomerOperation(
  "listCustomerCases",
  async ({ person }, _request, { database }) => {
    const followed = await listFollowed(database, person.id);
    return { CustomerCases: followed.map(toCase) };
  },
);

function toCase({ request, device, order, history }: FollowedRequest): CaseRecord {
  const cancelledOn = history.find(({ Status }) => Status === "CNCLCUS")?.OccurredOn;
  return {
    CustomerCaseNumber: caseNumber(request.number),
    CustomerCaseStatus: "open",
    AgreementId: request.agreementId,
    ServiceRequests: [
      {
        ServiceRequestId: requestId(request.number),
        ServiceRequestStatus: request.status,
        IncidentType: request.incident ?? "",
        CreatedOn: request.openedAt.toISOString(),
        EnrolledDevice: device,
        ...(cancelledOn === undefined ? {} : { CancelledOn: cancelledOn }),
        ...orderRecord(order),
        ...appointmentRecord(order),
      },
    ],
  };
}
