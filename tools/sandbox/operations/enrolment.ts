import type { Kysely } from "kysely";
import { listAgreements } from "../accounts/agreements.ts";
import { completeEnrolments, completionTime } from "../accounts/enrolments.ts";
import { freeEmail } from "../accounts/free-email.ts";
import type { SandboxClient } from "../client.ts";
import { listDistricts } from "../content/districts.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Tables } from "../database/tables.ts";
import { unlessTaken } from "../database/unless-taken.ts";
import { Problem } from "../problem.ts";
import type { PostalAddress } from "../seed/generated/seed.ts";
import { defineCustomerOperation } from "./operation.ts";

type Enrolment = components["schemas"]["EnrolmentRequest"];

/**
 * Enrols the customer: the account exists at once, the enrolment of the agreement takes a while. The request is keyed,
 * so all of it is done or nothing.
 */
export const enrol = defineCustomerOperation("enrol", async ({ person }, { client, body, now }, { database }) => {
  if (!isKnownDistrict(body.Address)) throw notEnrollable("This postcode is not of this district.");
  await claimAgreement(database, person.id, body);
  await openAccount(database, client, person.id, body.CustomerDetails);
  await database
    .insertInto("enrolments")
    .values({
      agreementId: body.AgreementId,
      personId: person.id,
      customer: JSON.stringify(body.CustomerDetails),
      address: JSON.stringify(body.Address),
      receivedAt: now,
      completesAt: completionTime(now),
    })
    .execute();
  return { AgreementId: body.AgreementId, EnrolmentStatus: "processing" as const };
});

/** The status of one of the customer's agreements. */
export const getAgreementDetails = defineCustomerOperation(
  "getAgreementDetails",
  async ({ person }, { body: { AgreementId }, now }, { database }) => {
    await completeEnrolments(database, person.id, now);
    const agreement = (await listAgreements(database, person.id)).find(({ id }) => id === AgreementId);
    if (!agreement) throw new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
    const { status: EnrolmentStatus, offerName: ClientOfferName, startsOn: StartDate } = agreement;
    return { AgreementId, EnrolmentStatus, ClientOfferName, StartDate };
  },
);

/** One statement, so that of two enrolments at once a single one succeeds. */
async function claimAgreement(
  database: Kysely<Tables>,
  personId: string,
  { AgreementId, Address }: Enrolment,
): Promise<void> {
  const claimed = await database
    .updateTable("agreements")
    .set({ status: "processing", address: JSON.stringify(toPostalAddress(Address)) })
    .where("id", "=", AgreementId)
    .where("personId", "=", personId)
    .where("status", "=", "draft")
    .returning("id")
    .executeTakeFirst();
  if (!claimed) throw notEnrollable("This agreement cannot be enrolled.");
}

async function openAccount(
  database: Kysely<Tables>,
  client: SandboxClient,
  personId: string,
  { FirstName, LastName, FullName, Gender, EmailAddress }: Enrolment["CustomerDetails"],
): Promise<void> {
  const email = await freeEmail(database, client, { email: EmailAddress, personId });
  if (email === undefined) throw emailTaken();
  const people = database
    .updateTable("people")
    .set({ firstName: FirstName, lastName: LastName, fullName: FullName, gender: Gender, email, hasAccount: true });
  await unlessTaken(people.where("id", "=", personId).execute(), "people_email", emailTaken);
}

/** The sandbox knows the postcodes of one country; it accepts those of others unchecked. */
function isKnownDistrict({ CountryCode, City, StateProvinceCode, PostalCode }: Enrolment["Address"]): boolean {
  const isThis = ({ name, postalCode }: { name: string; postalCode: string }) =>
    name === StateProvinceCode && postalCode === PostalCode;
  return CountryCode !== "TW" || listDistricts(City).some(isThis);
}

function toPostalAddress({ AddressLine1, AddressLine2, AddressLine3, ...rest }: Enrolment["Address"]): PostalAddress {
  return {
    ...rest,
    Address1: AddressLine1,
    ...(AddressLine2 === undefined ? {} : { Address2: AddressLine2 }),
    ...(AddressLine3 === undefined ? {} : { Address3: AddressLine3 }),
  };
}

const emailTaken = () => notEnrollable("This email belongs to another customer.");
const notEnrollable = (message: string) => new Problem(400, { code: "NOT_ENROLLABLE", message });
