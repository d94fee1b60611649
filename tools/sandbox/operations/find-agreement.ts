import { listAgreements } from "../accounts/agreements.ts";
import { completeEnrolments } from "../accounts/enrolments.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Person } from "../database/tables.ts";
import type { Resources } from "../resources.ts";
import { agreementRecord } from "./agreement-record.ts";
import { isFoundBy } from "./agreement-search.ts";
import { defineCustomerOperation } from "./operation.ts";

type Search = components["schemas"]["FindAgreementRequest"];

/** The customer's agreements; each field of the request narrows the search. */
export const findAgreement = defineCustomerOperation("findAgreement", ({ person }, { body, now }, resources) =>
  find({ person, now }, body, resources),
);

/** The same, on the base of the second version. */
export const findAgreementV2 = defineCustomerOperation("findAgreementV2", ({ person }, { body, now }, resources) =>
  find({ person, now }, body, resources),
);

/** The same, as signing in looks them up. */
export const rawFindAgreement = defineCustomerOperation("rawFindAgreement", ({ person }, { body, now }, resources) =>
  find({ person, now }, body, resources),
);

async function find({ person, now }: { person: Person; now: Date }, search: Search, { database }: Resources) {
  await completeEnrolments(database, person.id, now);
  const all = (await listAgreements(database, person.id)).filter((one) => isFoundBy(search, one, person));
  const found = search.idx === undefined ? all : all.slice(search.idx, search.idx + 1);
  const email = person.email === null ? {} : { emailAddress: person.email };
  const contacts = found
    .flatMap(({ devices }) => devices)
    .flatMap(({ mobile }) => (mobile === null ? [] : [{ mdn: mobile, ...email }]));
  return {
    FindAgreementsResults: {
      Agreements: { Agreement: found.map((agreement) => agreementRecord(agreement, person)) },
    },
    deviceData: search.isDeviceData ? contacts : [],
    data: person.reference,
  };
}
