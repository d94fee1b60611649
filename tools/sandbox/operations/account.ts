import { firstAgreementId, listAgreements } from "../accounts/agreements.ts";
import { coveredDevices } from "./device.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Who the customer is. */
export const getProfile = defineCustomerOperation("getProfile", async ({ person }, _request, { database }) => {
  const { id: userId, profileId, firstName, lastName, fullName, gender, email, mobile: enrolledMdn } = person;
  const agreementId = await firstAgreementId(database, userId);
  const profile = { profileId, userId, firstName, lastName, fullName, gender, enrolledMdn };
  return { ...profile, ...(email === null ? {} : { email }), ...(agreementId === undefined ? {} : { agreementId }) };
});

/** The devices in their envelope; an inner 405 TRMNTD where every plan has ended. */
export const listDevices = defineCustomerOperation("listDevices", async ({ person }, _request, { database }) => {
  const agreements = await listAgreements(database, person.id);
  const hasEnded = agreements.length > 0 && agreements.every(({ status }) => status === "TRMNTD");
  if (hasEnded) return { status: 405, data: [], agreementStatus: "TRMNTD", message: "The agreement has ended." };
  return { status: 200, data: agreements.flatMap(coveredDevices) };
});
