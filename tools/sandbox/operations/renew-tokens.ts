import { notAuthorised, Problem } from "../problem.ts";
import { createTokenCode, useTokenCode } from "../security/token-code.ts";
import { issueMoreTokens } from "../security/tokens.ts";
import { defineCustomerOperation, defineOperation } from "./operation.ts";

/** Gives a code with which the signed-in customer gets new tokens. */
export const requestTokenCode = defineCustomerOperation(
  "requestTokenCode",
  async ({ person, signInId }, { body, client, now }, { database, secret }) => {
    if (body.data !== person.id) throw notAuthorised("TOKEN", "The tokens are not this customer's.");
    const code = await createTokenCode(database, signInId, { secret, client, now });
    if (code === undefined) throw notAuthorised("TOKEN", "The sign-in has ended.");
    return { c: code };
  },
);

/** Exchanges a code for new tokens. */
export const redeemTokenCode = defineOperation(
  "redeemTokenCode",
  async ({ query, client, now }, { database, secret }) => {
    const signIn = await useTokenCode(database, query.c, { secret, client, now });
    if (signIn === undefined) throw wrongCode();
    return issueMoreTokens(database, { secret, client, now, ...signIn });
  },
);

/** Ends the sign-in: all of its tokens, and its code. */
export const endSignIn = defineCustomerOperation("endSignIn", async ({ signInId }, _request, { database }) => {
  await database.deleteFrom("signIns").where("id", "=", signInId).execute();
  return {};
});

const wrongCode = () => new Problem(400, { code: "WRONG_CODE", message: "This code is not good." });
