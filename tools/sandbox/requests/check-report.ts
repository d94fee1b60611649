import type { AgreementWithDevices } from "../accounts/agreements.ts";
import { listNumbers } from "../accounts/find-person.ts";
import { dayBefore } from "../clock.ts";
import type { OperationRequest } from "../contract/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { Device } from "../database/tables.ts";
import { catalogueNumber } from "../devices/catalogue-number.ts";
import { Problem } from "../problem.ts";
import { offerId } from "./offer-id.ts";
import { caseNumber } from "./wire-numbers.ts";

type Report = OperationRequest<"processIncident">["body"];

/** What a report must agree with. */
interface Subject {
  readonly personId: string;
  readonly request: number;
  readonly agreement: AgreementWithDevices;
  readonly now: Date;
  readonly timeZone: string;
}

/** The reported device of the agreement. Throws 400 when the report names something of another request. */
export async function checkReport(database: Database, report: Report, subject: Subject): Promise<Device> {
  const { agreement, request, personId } = subject;
  const { CustomerId, AgreementId, IncidentDate } = report.Incident;
  if (differs(report.CustomerCaseId, caseNumber({ number: request, reopens: null })))
    throw refusal("UNKNOWN_REQUEST", "case");
  if (AgreementId !== agreement.id || differs(report.ClientOfferId, offerId(agreement)))
    throw refusal("UNKNOWN_AGREEMENT", "agreement");
  const numbers = await listNumbers(database, personId);
  const isOwnNumber = report.MobileNumber === undefined || numbers.includes(report.MobileNumber);
  if (differs(CustomerId, personId) || !isOwnNumber) throw refusal("UNKNOWN_CUSTOMER", "customer");
  const today = dayBefore(subject.now, 0, subject.timeZone);
  if (IncidentDate > today || IncidentDate < agreement.startsOn) throw impossibleDay();
  return findDevice(report, agreement);
}

/** The enrolled device that a report describes. */
function findDevice({ AssetDetails: asset }: Report, { devices }: AgreementWithDevices): Device {
  const device = devices.find(({ id, instance }) => id === asset.AssetId && instance === "ENROLLED");
  if (device === undefined) throw refusal("UNKNOWN_AGREEMENT", "agreement");
  if (differs(asset.SerialNumber, device.imei) || differs(asset.AssetCatalogId, catalogueNumber(device)))
    throw refusal("UNKNOWN_DEVICE", "device");
  return device;
}

/** Whether a report names something, and something else than is known. */
const differs = (named: string | undefined, known: string): boolean => named !== undefined && named !== known;

const refusal = (code: string, what: string) => new Problem(400, { code, message: `There is no such ${what}.` });
const impossibleDay = () =>
  new Problem(400, { code: "INCIDENT_DATE", message: "It cannot have happened on this day." });
