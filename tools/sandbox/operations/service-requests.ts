import { clientKey } from "../client.ts";
import type { components } from "../contract/generated/operations.ts";
import { Problem } from "../problem.ts";
import { CLEANING } from "../requests/cleanings.ts";
import { checkEligibility } from "../requests/eligibility.ts";
import { DRAFT, findDraft, findEnrolledAgreement, type RequestRow } from "../requests/find-request.ts";
import { caseNumber, requestId } from "../requests/wire-numbers.ts";
import { defineCustomerOperation } from "./operation.ts";

type CaseReply = components["schemas"]["CustomerCaseReply"];
type Eligibility = components["schemas"]["EligibilityRecord"];

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
  async (customer, { body, now }, { database }) => {
    const found = await findDraft(database, customer, body.ServiceRequestId);
    const { IncidentType: incident, AgreementId, Triage } = body.Incident;
    const { AssetId: assetId } = body.AssetDetails;
    const isCovered = found.agreement.devices.some(({ id, instance }) => id === assetId && instance === "ENROLLED");
    if (AgreementId !== found.agreement.id || !isCovered) throw unknownAgreement();
    const eligibility = await checkEligibility(database, found, { incident, assetId, now });
    const updated = await database
      .updateTable("serviceRequests")
      .set({
        ...{ incident, assetId, status: "WORKING", outcome: eligibility.EligibilityOutcome, fulfilment: null },
        triage: Triage === undefined ? null : JSON.stringify(Triage),
      })
      .where("number", "=", found.request.number)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toCaseReply(updated, eligibility);
  },
);

const toCaseReply = ({ number, agreementId, status, incident }: RequestRow, eligibility?: Eligibility): CaseReply => ({
  CustomerCase: {
    CustomerCaseNumber: caseNumber(number),
    CustomerCaseStatus: "open",
    AgreementId: agreementId,
    ServiceRequests: [
      {
        ServiceRequestId: requestId(number),
        ServiceRequestStatus: status,
        ...(incident === null ? {} : { IncidentType: incident }),
        ...(eligibility === undefined ? {} : { Eligibility: [eligibility] }),
      },
    ],
  },
});

const unknownAgreement = () => new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
