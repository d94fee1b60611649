import type { Selectable } from "kysely";
import type { AgreementWithDevices } from "../accounts/agreements.ts";
import { listAgreements } from "../accounts/agreements.ts";
import type { Database } from "../database/open-database.ts";
import type { ServiceRequest } from "../database/request-tables.ts";
import type { Device } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import type { Customer } from "../security/tokens.ts";
import { readRequestId } from "./wire-numbers.ts";

/** A request as rows hold it. */
export type RequestRow = Selectable<ServiceRequest>;

/** A request of the customer with its agreement. */
export interface FoundRequest {
  readonly request: RequestRow;
  readonly agreement: AgreementWithDevices;
  /** Present once the customer has named the incident. */
  readonly device: Device | undefined;
}

/** The statuses of a request whose order was not submitted. */
export const DRAFT = ["NEW", "WORKING"] as const;

/** The statuses of a request that its customer, or the back end, ended. */
export const CANCELLED = ["CNCLCUS", "CNCLSYS"] as const;

/** Whether a request was ended before it was done. */
export const isCancelled = ({ status }: Pick<RequestRow, "status">): boolean => CANCELLED.some((one) => one === status);

/** The status of a request whose order was submitted. */
export const ORDERED = "CMPLTD";

/** The customer's request of that id, to change it. Throws as `findOpen`, and 409 when it was ordered. */
export async function findDraft(database: Database, customer: Customer, id: string): Promise<FoundRequest> {
  const found = await findOpen(database, customer, id);
  // The reply to the order may have been lost, so a repetition gets this refusal.
  if (found.request.status === ORDERED) throw orderedBefore();
  return found;
}

/** The customer's request of that id, a draft or ordered, to look at. Throws 400 when it is absent. */
export async function findOpen(database: Database, { person }: Customer, id: string): Promise<FoundRequest> {
  const request = await findRequest(database, person.id, id);
  const isOpen = [...DRAFT, ORDERED].some((status) => status === request.status);
  const agreement = isOpen ? await findEnrolledAgreement(database, person.id, request.agreementId) : undefined;
  if (agreement === undefined) throw unknownRequest();
  return { request, agreement, device: agreement.devices.find(({ id: own }) => own === request.assetId) };
}

/** The customer's request of that id in any status. Throws 400 when it is absent. */
export async function findRequest(database: Database, personId: string, id: string): Promise<RequestRow> {
  const number = readRequestId(id);
  if (number === undefined) throw unknownRequest();
  const request = await database
    .selectFrom("serviceRequests")
    .selectAll()
    .where(({ and }) => and({ number, personId }))
    .executeTakeFirst();
  if (request === undefined) throw unknownRequest();
  return request;
}

/** The customer's agreement of that id, while it is enrolled. */
export async function findEnrolledAgreement(
  database: Database,
  personId: string,
  id: string,
): Promise<AgreementWithDevices | undefined> {
  const agreements = await listAgreements(database, personId);
  return agreements.find((agreement) => agreement.id === id && agreement.status === "ENROLLED");
}

/** The refusal of a change or a repetition of a submitted order. */
export const orderedBefore = () => new Problem(409, { code: "ORDERED_BEFORE", message: "This was ordered before." });

/** The refusal of a request that the customer does not have. */
export const unknownRequest = () => new Problem(400, { code: "UNKNOWN_REQUEST", message: "There is no such request." });
