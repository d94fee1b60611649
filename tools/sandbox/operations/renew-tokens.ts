import { minutesAfter } from "../clock.ts";
import { notAuthorised, Problem } from "../problem.ts";
import { readTokenCode, signTokenCode } from "../security/token-code.ts";
import { issueTokens } from "../security/tokens.ts";
import { defineCustomerOperation, defineOperation } from "./operation.ts";

/** How long a code for new tokens is good; assumed. */
const CODE_MINUTES = 1;

/** A code with which the signed-in customer gets new tokens. */
export const requestTokenCode = defineCustomerOperation(
  "requestTokenCode",
  async ({ person }, { body, client, now }, { secret }) => {
    if (body.data !== person.id) throw notAuthorised("TOKEN", "The tokens are not this customer's.");
    return {
      c: await signTokenCode(secret, { client, personId: person.id, expiresAt: minutesAfter(now, CODE_MINUTES) }),
    };
  },
);

/** New tokens for a code. */
export const redeemTokenCode = defineOperation(
  "redeemTokenCode",
  async ({ query, client, now }, { database, secret }) => {
    const personId = await readTokenCode(secret, query.c, { client, now });
    if (personId === undefined) throw wrongCode();
    return issueTokens(database, { secret, client, personId, now });
  },
);

const wrongCode = () => new Problem(400, { code: "WRONG_CODE", message: "This code is not good." });
