import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { FoundRequest } from "./find-request.ts";

type Eligibility = components["schemas"]["EligibilityRecord"];

/** After that many months a used-up entitlement is there again; so long the maker stands for a device. */
const MONTHS = 12;
/** What the maker stands for. */
const FAULTS = ["Fault Repair", "Device Repair"];

/** What a request is about. */
interface RequestedService {
  readonly incident: string;
  readonly assetId: string;
  readonly now: Date;
}

/**
 * Whether a request is allowed: not while another of the same device is in progress, and each incident once in twelve
 * months; one that was cancelled does not count. A fault of a device whose agreement is younger than that is the maker's.
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
