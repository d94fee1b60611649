import { firstAgreementId, listAgreements } from "../accounts/agreements.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Person } from "../database/tables.ts";
import { pendingDevices, reviewUpdates } from "../devices/device-updates.ts";
import { coveredDevices, underReview } from "./device.ts";
import { defineCustomerOperation } from "./operation.ts";

type Profile = components["schemas"]["Profile"];

/** The customer's profile. */
export const getProfile = defineCustomerOperation("getProfile", async ({ person }, _request, { database }) =>
  toProfile(person, await firstAgreementId(database, person.id)),
);

/** A person's profile; a value that is not on file is absent. */
export function toProfile(person: Person, agreementId: string | undefined): Profile {
  const { id: userId, profileId, firstName, lastName, fullName, gender, email, mobile: enrolledMdn } = person;
  const profile = { profileId, userId, firstName, lastName, fullName, gender, enrolledMdn };
  return { ...profile, ...(email === null ? {} : { email }), ...(agreementId === undefined ? {} : { agreementId }) };
}

/** The same, from the region's own host. */
export const getRegionalProfile = defineCustomerOperation(
  "getRegionalProfile",
  async ({ person }, _request, { database }) => toProfile(person, await firstAgreementId(database, person.id)),
);

/** The devices in their envelope; an inner 405 TRMNTD when every plan has ended. */
export const listDevices = defineCustomerOperation("listDevices", async ({ person }, { now }, { database }) => {
  await reviewUpdates(database, now);
  const agreements = await listAgreements(database, person.id);
  const hasEnded = agreements.length > 0 && agreements.every(({ status }) => status === "TRMNTD");
  if (hasEnded) return { status: 405, data: [], agreementStatus: "TRMNTD", message: "The agreement has ended." };
  const pending = await pendingDevices(database);
  const devices = agreements.flatMap(coveredDevices);
  return { status: 200, data: devices.map((device) => (pending.has(device.id) ? underReview(device) : device)) };
});
