import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import { CLEANING } from "./cleanings.ts";
import { CANCELLED, type FoundRequest } from "./find-request.ts";

type Eligibility = components["schemas"]["EligibilityRecord"];

/** The months after which a used entitlement is available again; also the length of the warranties, from the order on. */
const MONTHS = 12;
/** The incidents that the maker's warranty covers. */
const FAULTS = ["Fault Repair", "Device Repair"];
/** The incident whose work is repeated, by the one that repeats it under warranty. */
const REPEATED: Readonly<Partial<Record<string, string>>> = { "Screen Repair Warranty": "Screen Repair" };

/** The subject of a request. */
interface RequestedService {
  readonly incident: string;
  readonly assetId: string;
  readonly now: Date;
}

/**
 * Whether a request is allowed: not while another of the same device is in progress, and each incident once in twelve
 * months; a cancelled request does not count, nor one that repeats a repair whose fault came back. Work is repeated only under its warranty. The maker covers a fault of a
 * device whose agreement is younger than that.
 */
export async function checkEligibility(
  database: Database,
  { request, agreement }: FoundRequest,
  { incident, assetId, now }: RequestedService,
): Promise<Eligibility> {
  const submitted = await listSubmitted(database, request.agreementId);
  if (submitted.some((one) => one.assetId === assetId && one.status !== "DELIVERED"))
    return { EligibilityOutcome: "IN_PROGRESS" };
  if (incident in REPEATED && !listCovered(submitted, assetId, now).includes(incident))
    return { EligibilityOutcome: "NO_WARRANTY" };
  const resetsOn = resetDays(submitted, now).get(incident);
  if (resetsOn !== undefined) return { EligibilityOutcome: "LIMIT_EXCEEDED", ResetDate: resetsOn };
  const isMakers = FAULTS.includes(incident) && monthsAfter(new Date(`${agreement.startsOn}T00:00:00Z`)) > now;
  return { EligibilityOutcome: "APPROVED", ...(isMakers ? { WarrantyType: "IW" as const } : {}) };
}

/** The repairs of an agreement that are used up, each with the day from which it is available again. */
export const listUsedUp = async (
  database: Database,
  agreementId: string,
  now: Date,
): Promise<ReadonlyMap<string, string>> => resetDays(await listSubmitted(database, agreementId), now);

/** The incidents that repeat, under warranty, what was done to a device. */
export const listRepeatable = async (
  database: Database,
  { agreementId, assetId, now }: { readonly agreementId: string; readonly assetId: string; readonly now: Date },
): Promise<readonly string[]> => listCovered(await listSubmitted(database, agreementId), assetId, now);

type Submitted = Awaited<ReturnType<typeof listSubmitted>>[number];

const listSubmitted = (database: Database, agreementId: string) =>
  database
    .selectFrom("serviceOrders")
    .innerJoin("serviceRequests", "serviceRequests.number", "serviceOrders.request")
    .select([
      "serviceRequests.assetId",
      "serviceRequests.incident",
      "serviceOrders.status",
      "serviceOrders.submittedAt",
      "serviceRequests.reopens",
    ])
    .where("serviceRequests.agreementId", "=", agreementId)
    .where("serviceOrders.submittedAt", "is not", null)
    .where("serviceRequests.status", "not in", CANCELLED)
    .orderBy("serviceOrders.submittedAt")
    .execute();

const listCovered = (submitted: readonly Submitted[], assetId: string, now: Date): readonly string[] =>
  Object.keys(REPEATED).filter((incident) =>
    submitted.some(
      (one) =>
        one.assetId === assetId &&
        one.incident === REPEATED[incident] &&
        one.status === "DELIVERED" &&
        one.submittedAt !== null &&
        monthsAfter(one.submittedAt) > now,
    ),
  );

function resetDays(submitted: readonly Submitted[], now: Date): ReadonlyMap<string, string> {
  const resets = submitted.flatMap(({ incident, submittedAt, reopens }) =>
    incident === null || incident === CLEANING || submittedAt === null || reopens !== null
      ? []
      : [{ incident, at: monthsAfter(submittedAt) }],
  );
  const ahead = resets.filter(({ at }) => at > now);
  return new Map(ahead.map(({ incident, at }) => [incident, at.toISOString().slice(0, 10)]));
}

function monthsAfter(instant: Date): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + MONTHS);
  return after;
}
