import { listAgreements } from "../accounts/agreements.ts";
import { listNumbers } from "../accounts/find-person.ts";
import type { SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";
import { CLEANING } from "../requests/cleanings.ts";
import { findRequest, isCancelled, type RequestRow } from "../requests/find-request.ts";
import { type Cancelling, cancel } from "../requests/life.ts";
import { caseNumber, requestId } from "../requests/wire-numbers.ts";
import type { Customer } from "../security/tokens.ts";
import { defineCustomerOperation, type Request } from "./operation.ts";

type Asked = Request<"cancelServiceRequest"> | Request<"cancelServiceRequestV2">;

/** Cancels one of the customer's requests, once, until its appointment begins. */
export const cancelServiceRequest = defineCustomerOperation("cancelServiceRequest", (customer, request, { database }) =>
  cancelOwn(customer, request, database),
);

/** The same for the brand whose requests name the agreement, the case and the number too. */
export const cancelServiceRequestV2 = defineCustomerOperation(
  "cancelServiceRequestV2",
  (customer, request, { database }) => cancelOwn(customer, request, database),
);

/** The same for a cleaning, until the visit. */
export const cancelCleaningService = defineCustomerOperation(
  "cancelCleaningService",
  async ({ person }, { body, now, client }, { database }) => {
    const request = await findRequest(database, person.id, body.ServiceRequestId);
    if (request.incident !== CLEANING || request.agreementId !== body.AgreementId) throw unknownRequest();
    return cancelOnce(database, request, { reason: body.Reason, note: body.Reason }, clientMoment(client, now));
  },
);

async function cancelOwn({ person }: Customer, { path: { id }, body, now, client }: Asked, database: Database) {
  const request = await findRequest(database, person.id, id);
  const { AgreementId = request.agreementId, CustomerCaseNumber = caseNumber(request) } = body;
  const isNamed =
    (await isOwnNumber(database, person.id, body.MobileDeviceNumber)) &&
    body.ServiceRequestId === id &&
    AgreementId === request.agreementId &&
    CustomerCaseNumber === caseNumber(request);
  if (!isNamed) throw unknownRequest();
  return cancelOnce(database, request, { reason: body.Reason, note: body.NoteText }, clientMoment(client, now));
}

/** Whether a number belongs to the customer or a device of theirs; true without a number. */
async function isOwnNumber(database: Database, personId: string, number: string | undefined): Promise<boolean> {
  if (number === undefined || (await listNumbers(database, personId)).includes(number)) return true;
  const devices = (await listAgreements(database, personId)).flatMap(({ devices }) => devices);
  return devices.some(({ mobile }) => mobile === number);
}

/** The time of the appointment in the client's zone. */
const clientMoment = ({ timeZone }: SandboxClient, now: Date) => ({ now, timeZone });

async function cancelOnce(
  database: Database,
  request: RequestRow,
  why: Cancelling,
  at: ReturnType<typeof clientMoment>,
) {
  if (isCancelled(request)) throw cancelledBefore();
  if (!(await cancel(database, request.number, why, at))) throw tooLate();
  return { ServiceRequestId: requestId(request.number), ServiceRequestStatus: "CNCLCUS" as const };
}

const unknownRequest = () => new Problem(400, { code: "UNKNOWN_REQUEST", message: "There is no such request." });
const tooLate = () => new Problem(409, { code: "TOO_LATE", message: "This request can no longer be cancelled." });
const cancelledBefore = () =>
  new Problem(409, { code: "CANCELLED_BEFORE", message: "This request was cancelled before." });
