import type { AgreementWithDevices } from "../accounts/agreements.ts";
import { normalEmail } from "../accounts/identifier.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Person } from "../database/tables.ts";

type Search = components["schemas"]["FindAgreementRequest"];

/** Whether an agreement of the person matches every field of the search. */
export function isFoundBy(search: Search, { devices }: AgreementWithDevices, person: Person): boolean {
  const isAbsentOr = (sought: string | undefined, isThere: (value: string) => boolean) =>
    sought === undefined || isThere(sought);
  return (
    isAbsentOr(search.email, (email) => normalEmail(email) === person.email) &&
    isAbsentOr(search.data, (reference) => reference === person.reference) &&
    isAbsentOr(search.mdn, (mdn) => mdn === person.mobile || devices.some(({ mobile }) => mobile === mdn)) &&
    isAbsentOr(search.imei, (imei) => devices.some((device) => device.imei === imei)) &&
    isAbsentOr(search.assetId, (id) => devices.some((device) => device.id === id))
  );
}
