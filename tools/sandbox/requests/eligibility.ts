import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { FoundRequest } from "./find-request.ts";

type Eligibility = components["schemas"]["EligibilityRecord"];

/** The months after which a used entitlement is available again; also the length of the maker's warranty. */
const MONTHS = 12;
/** The incidents that the maker's warranty covers. */
const FAULTS = ["Fault Repair", "Device Repair"];

/** The subject of a request. */
interface RequestedService {
  readonly incident: string;
  readonly assetId: string;
  readonly now: Date;
}

/**
 * Whether a request is allowed: not while another of the same device is in progress, and each incident once in twelve
 * months; a cancelled request does not count. The maker covers a fault of a device whose agreement is younger than
 * that.
 */
export async function checkEligibility(
  database: Database,
  { request, agreement }: FoundRequest,
  { incident, assetId, now }: RequestedService,
): Promise<Eligibility> {
  const submitted = await database
    .selectFrom("serviceOrders")
    .innerJoin("serviceRequests", "serviceRequests.number", "serviceOrders.request")
    .select([
      "serviceRequests.assetId",
      "serviceRequests.incident",
      "serviceOrders.status",
      "serviceOrders.submittedAt",
    ])
    .where("serviceRequests.agreementId", "=", request.agreementId)
    .where("serviceOrders.submittedAt", "is not", null)
    .where("serviceRequests.status", "!=", "CNCLCUS")
    .execute();
  if (submitted.some((one) => one.assetId === assetId && one.status !== "DELIVERED"))
    return { EligibilityOutcome: "IN_PROGRESS" };
  const used = submitted
    .filter((one) => one.incident === incident)
    .map(({ submittedAt }) => monthsAfter(submittedAt ?? now))
    .find((resets) => resets > now);
  if (used) return { EligibilityOutcome: "LIMIT_EXCEEDED", ResetDate: used.toISOString().slice(0, 10) };
  const isMakers = FAULTS.includes(incident) && monthsAfter(new Date(`${agreement.startsOn}T00:00:00Z`)) > now;
  return { EligibilityOutcome: "APPROVED", ...(isMakers ? { WarrantyType: "IW" as const } : {}) };
}

function monthsAfter(instant: Date): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + MONTHS);
  return after;
}
