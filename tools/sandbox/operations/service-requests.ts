import { clientKey } from "../client.ts";
import { dayBefore } from "../clock.ts";
import type { components } from "../contract/generated/operations.ts";
import type { OperationRequest } from "../contract/operations.ts";
import { Problem } from "../problem.ts";
import { checkReport } from "../requests/check-report.ts";
import { CLEANING } from "../requests/cleanings.ts";
import { checkEligibility } from "../requests/eligibility.ts";
import { DRAFT, findDraft, findEnrolledAgreement, type RequestRow } from "../requests/find-request.ts";
import { caseNumber, requestId } from "../requests/wire-numbers.ts";
import { hasArrived, noFile } from "../upload-places.ts";
import { defineCustomerOperation } from "./operation.ts";

type CaseReply = components["schemas"]["CustomerCaseReply"];
type Eligibility = components["schemas"]["EligibilityRecord"];
type Report = OperationRequest<"processIncident">["body"];

/** Opens a request of an agreement; returns a draft that is already open. */
export const startServiceRequest = defineCustomerOperation(
  "startServiceRequest",
  async ({ person }, { client, body: { AgreementId: agreementId }, now }, { database }) => {
    if (!(await findEnrolledAgreement(database, person.id, agreementId))) throw unknownAgreement();
    const whose = { client: clientKey(client), personId: person.id, agreementId };
    const opened = await database
      .insertInto("serviceRequests")
      .values({ ...whose, status: "NEW", openedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (opened !== undefined) return toCaseReply(opened);
    const drafts = database.selectFrom("serviceRequests").selectAll().where("status", "in", DRAFT);
    const open = drafts.where("incident", "is distinct from", CLEANING).where(({ and }) => and(whose));
    return toCaseReply(await open.executeTakeFirstOrThrow());
  },
);

/** Takes the incident and the device, and replies whether the request is allowed. */
export const processIncident = defineCustomerOperation(
  "processIncident",
  async (customer, { client, body, now }, { database }) => {
    const found = await findDraft(database, customer, body.ServiceRequestId);
    const { request, agreement } = found;
    const personId = customer.person.id;
    const subject = { personId, request: request.number, agreement, now, timeZone: client.timeZone };
    const { id: assetId } = await checkReport(database, body, subject);
    for (const { UploadId: id } of body.Documents ?? [])
      if (!(await hasArrived(database, { client, personId, folder: "request-photos", id }))) throw noFile();
    const { IncidentType: incident } = body.Incident;
    const today = dayBefore(now, 0, client.timeZone);
    const eligibility = await checkEligibility(database, found, { incident, assetId, now, today });
    const updated = await database
      .updateTable("serviceRequests")
      .set({
        ...{ incident, assetId, status: "WORKING", outcome: eligibility.EligibilityOutcome, fulfilment: null },
        ...toReport(body),
      })
      .where("number", "=", request.number)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toCaseReply(updated, eligibility);
  },
);

/** What rows keep of a report. */
const toReport = ({ Incident, ScreenRepairQA, Documents, MobileNumber }: Report) => ({
  triage: toJson(Incident.Triage),
  screenAnswers: toJson(ScreenRepairQA),
  documents: toJson(Documents),
  happenedOn: Incident.IncidentDate,
  description: Incident.FailureDescriptiveText ?? null,
  contactNumber: MobileNumber ?? null,
});

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

const toCaseReply = (request: RequestRow, eligibility?: Eligibility): CaseReply => ({
  CustomerCase: {
    CustomerCaseNumber: caseNumber(request),
    CustomerCaseStatus: "open",
    AgreementId: request.agreementId,
    ServiceRequests: [
      {
        ServiceRequestId: requestId(request.number),
        ServiceRequestStatus: request.status,
        ...(request.incident === null ? {} : { IncidentType: request.incident }),
        ...(eligibility === undefined ? {} : { Eligibility: [eligibility] }),
      },
    ],
  },
});

const unknownAgreement = () => new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
