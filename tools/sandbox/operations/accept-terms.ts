import { notAuthorised } from "../problem.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Stores that the customer accepts a version of the terms; the first time counts. */
export const acceptTerms = defineCustomerOperation("acceptTerms", async ({ person }, { body, now }, { database }) => {
  if (body.i !== person.id) throw notAuthorised("TOKEN", "The tokens are not this customer's.");
  const given = { personId: person.id, version: body.d };
  await database
    .insertInto("acceptedTerms")
    .values({ ...given, acceptedAt: now })
    .onConflict((conflict) => conflict.columns(["personId", "version"]).doNothing())
    .execute();
  const accepted = database.selectFrom("acceptedTerms").select("acceptedAt");
  const { acceptedAt } = await accepted.where(({ and }) => and(given)).executeTakeFirstOrThrow();
  return { acceptedAt: acceptedAt.toISOString() };
});
