import { sign } from "hono/jwt";
import { listAgreements } from "../accounts/agreements.ts";
import { listNumbers } from "../accounts/find-person.ts";
import { normalEmail } from "../accounts/identifier.ts";
import { clientKey } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Person } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { seconds } from "../security/tokens.ts";
import { defineCustomerOperation } from "./operation.ts";

/** How long the claims area stays open; assumed. */
const CLAIM_MINUTES = 30;

/** The claim token of a customer with a plan in force. */
export const getClaimDetails = defineCustomerOperation(
  "getClaimDetails",
  async ({ person }, { client, body, now }, resources) => {
    if (!(await isOwn(body, person, resources))) throw unknownCustomer();
    const agreements = await listAgreements(resources.database, person.id);
    if (!agreements.some(({ status }) => status === "ENROLLED")) return { CustomerCaseResults: {} };
    const exp = seconds(minutesAfter(now, CLAIM_MINUTES));
    const claims = { sub: person.id, aud: `${clientKey(client)}/claims`, iat: seconds(now), exp };
    return { CustomerCaseResults: { token: await sign(claims, resources.secret, "HS256") } };
  },
);

async function isOwn(
  { mdn, email, data }: components["schemas"]["ClaimDetailsRequest"],
  person: Person,
  { database }: Resources,
): Promise<boolean> {
  const numbers = await listNumbers(database, person.id);
  return (
    (mdn === undefined || numbers.includes(mdn)) &&
    (email === undefined || normalEmail(email) === person.email) &&
    (data === undefined || data === person.reference)
  );
}

const unknownCustomer = () =>
  new Problem(400, { code: "UNKNOWN_CUSTOMER", message: "These are not the customer's own." });
