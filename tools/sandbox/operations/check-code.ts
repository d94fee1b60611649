import { firstAgreementId, hasDevice } from "../accounts/agreements.ts";
import { checkLocks } from "../accounts/locks.ts";
import { type Digits, redeemCode } from "../accounts/redeem-code.ts";
import type { Person } from "../database/tables.ts";
import type { Resources } from "../resources.ts";
import { issueTokens, type Tokens } from "../security/tokens.ts";
import { defineOperation } from "./operation.ts";

/** Exchanges the digits of a code for tokens. */
export const checkCodeV1 = defineOperation("checkCodeV1", async ({ client, header, body, now }, resources) => {
  const { id, key, m: nonce } = header;
  const { tokens } = await signIn({ client, id, key, nonce, digits: body.otp }, resources, now);
  return tokens;
});

/** Exchanges the digits of a code for tokens and the account's content. */
export const verifyCodeV4 = defineOperation("verifyCodeV4", async ({ client, body, now }, resources) => {
  const { tokens, person } = await signIn({ client, id: body.id, nonce: body.m, digits: body.p }, resources, now);
  return { ...tokens, ...(await readAccount(person, resources)) };
});

/** The account's content of somebody who has just signed in. */
export async function readAccount(person: Person, { database }: Resources) {
  const agreementId = await firstAgreementId(database, person.id);
  return {
    data: person.reference,
    accountExist: person.hasAccount,
    ...(agreementId === undefined ? {} : { agreementId }),
    deviceRegistered: await hasDevice(database, person.id),
    fullName: person.fullName,
  };
}

/** Uses a code and makes tokens. */
async function signIn(digits: Digits, resources: Resources, now: Date): Promise<{ tokens: Tokens; person: Person }> {
  const { database, secret } = resources;
  const { client } = digits;
  const personId = await redeemCode(resources, digits, now);
  const person = await database.selectFrom("people").selectAll().where("id", "=", personId).executeTakeFirstOrThrow();
  await checkLocks(resources, { client, personId }, ["password"], now);
  return { person, tokens: await issueTokens(database, { secret, client, personId, now }) };
}
