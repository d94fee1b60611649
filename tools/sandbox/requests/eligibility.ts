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
  readonly today: string;
}

/**
 * Whether a request is allowed: not in the cooling-off period of the plan, not while another of the same device is in
 * progress, and each incident once in twelve months, all together as often as the plan says. A cancelled request does
 * not count, nor one that repeats a repair whose fault came back. Work is repeated only under its warranty. The maker
 * covers a fault of a device whose agreement is younger than that.
 */
export async function checkEligibility(
  database: Database,
  { request, agreement }: FoundRequest,
  { incident, assetId, now, today }: RequestedService,
): Promise<Eligibility> {
  const { coversFrom, requestCap } = agreement;
  if (coversFrom !== null && today < coversFrom) return { EligibilityOutcome: "COOLING_OFF", ResetDate: coversFrom };
  const submitted = await listSubmitted(database, request.agreementId);
  if (submitted.some((one) => one.assetId === assetId && one.status !== "DELIVERED"))
    return { EligibilityOutcome: "IN_PROGRESS" };
  if (incident in REPEATED && !listCovered(submitted, assetId, now).includes(incident))
    return { EligibilityOutcome: "NO_WARRANTY" };
  const limit = findLimit(submitted, { incident, requestCap, now });
  if (limit !== undefined) return limit;
  const isMakers = FAULTS.includes(incident) && monthsAfter(new Date(`${agreement.startsOn}T00:00:00Z`)) > now;
  return { EligibilityOutcome: "APPROVED", ...(isMakers ? { WarrantyType: "IW" as const } : {}) };
}

/** Whether all requests of the plan are used, or this incident is; what is available again later counts. */
function findLimit(
  submitted: readonly Submitted[],
  { incident, requestCap, now }: { readonly incident: string; readonly requestCap: number | null; readonly now: Date },
): Eligibility | undefined {
  const resetsOn = resetDays(submitted, now).get(incident);
  const counted = listUses(submitted, now).filter((one) => !(one.incident in REPEATED));
  const capResetsOn = requestCap === null || incident in REPEATED ? undefined : counted.at(-requestCap)?.resetsOn;
  if (capResetsOn !== undefined && capResetsOn >= (resetsOn ?? ""))
    return { EligibilityOutcome: "CLAIM_LIMIT", ResetDate: capResetsOn };
  return resetsOn === undefined ? undefined : { EligibilityOutcome: "LIMIT_EXCEEDED", ResetDate: resetsOn };
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

const resetDays = (submitted: readonly Submitted[], now: Date): ReadonlyMap<string, string> =>
  new Map(listUses(submitted, now).map(({ incident, resetsOn }) => [incident, resetsOn]));

/** What was used of a plan in the last twelve months, oldest first, each with the day from which it is available again. */
const listUses = (submitted: readonly Submitted[], now: Date) =>
  submitted.flatMap(({ incident, submittedAt, reopens }) => {
    if (incident === null || incident === CLEANING || submittedAt === null || reopens !== null) return [];
    const at = monthsAfter(submittedAt);
    return at > now ? [{ incident, resetsOn: at.toISOString().slice(0, 10) }] : [];
  });

function monthsAfter(instant: Date): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + MONTHS);
  return after;
}
