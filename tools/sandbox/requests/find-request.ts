import type { Selectable } from "kysely";
import type { AgreementWithDevices } from "../accounts/agreements.ts";
import { listAgreements } from "../accounts/agreements.ts";
import type { Database } from "../database/open-database.ts";
import type { ServiceRequest } from "../database/request-tables.ts";
import type { Device } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import type { Customer } from "../security/tokens.ts";

/** Numbers before it look like a test's. */
const FIRST_NUMBER = 400_000;
const PREFIX = "SR";

/** A request as rows hold it. */
export type RequestRow = Selectable<ServiceRequest>;

/** A request of the customer with the agreement that it is of. */
export interface FoundRequest {
  readonly request: RequestRow;
  readonly agreement: AgreementWithDevices;
  /** Once it is told. */
  readonly device: Device | undefined;
}

/** The id of a request on the wire. */
export const requestId = (number: number): string => `${PREFIX}${FIRST_NUMBER + number}`;

/** The customer's request of that id. Throws 400 where there is none, or its order was submitted. */
export async function findDraft(database: Database, { person }: Customer, id: string): Promise<FoundRequest> {
  const number = Number(id.replace(PREFIX, "")) - FIRST_NUMBER;
  const request = Number.isSafeInteger(number)
    ? await database
        .selectFrom("serviceRequests")
        .selectAll()
        .where(({ and }) => and({ number, personId: person.id }))
        .where("status", "!=", "CMPLTD")
        .executeTakeFirst()
    : undefined;
  const agreement = request && (await agreementOf(database, person.id, request.agreementId));
  if (request === undefined || agreement === undefined) throw unknownRequest();
  return { request, agreement, device: agreement.devices.find(({ id: own }) => own === request.assetId) };
}

/** The customer's agreement of that id, while it is enrolled. */
export async function agreementOf(
  database: Database,
  personId: string,
  id: string,
): Promise<AgreementWithDevices | undefined> {
  const agreements = await listAgreements(database, personId);
  return agreements.find((agreement) => agreement.id === id && agreement.status === "ENROLLED");
}

const unknownRequest = () => new Problem(400, { code: "UNKNOWN_REQUEST", message: "There is no such request." });
