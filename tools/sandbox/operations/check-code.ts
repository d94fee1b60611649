import { firstAgreementId, hasDevice } from "../accounts/agreements.ts";
import { isPersonLocked } from "../accounts/person-lock.ts";
import { type Digits, redeemCode } from "../accounts/redeem-code.ts";
import type { Person } from "../database/tables.ts";
import { locked, Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { issueTokens, type Tokens } from "../security/tokens.ts";
import { defineOperation } from "./operation.ts";

/** The digits of a code, for tokens. */
export const checkCodeV1 = defineOperation("checkCodeV1", async ({ client, header, body, now }, resources) => {
  const { id, key, m: nonce } = header;
  const { tokens } = await signIn({ client, id, key, nonce, digits: body.otp }, resources, now);
  return tokens;
});

/** The digits of a code, for tokens and what the account holds. */
export const verifyCodeV4 = defineOperation("verifyCodeV4", async ({ client, body, now }, resources) => {
  const { tokens, person } = await signIn({ client, id: body.id, nonce: body.m, digits: body.p }, resources, now);
  return { ...tokens, ...(await accountOf(person, resources)) };
});

/** What the account of somebody holds who has just signed in. */
export async function accountOf(person: Person, { database }: Resources) {
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
async function signIn(
  digits: Digits,
  { database, secret }: Resources,
  now: Date,
): Promise<{ tokens: Tokens; person: Person }> {
  const { client } = digits;
  const code = await redeemCode(database, secret, digits, now);
  if (code.kind !== "right") throw refusedCode(code.kind);
  const { personId } = code;
  const person = await database.selectFrom("people").selectAll().where("id", "=", personId).executeTakeFirstOrThrow();
  if (await isPersonLocked(database, { secret, client, person, now })) throw refusedCode("locked");
  return { person, tokens: await issueTokens(database, { secret, client, personId, now }) };
}

/** 405 or 400: why digits were not taken. */
export function refusedCode(why: "locked" | "expired" | "wrong"): Problem {
  switch (why) {
    case "locked":
      return locked("Too many wrong tries.");
    case "expired":
      return refused("CODE_EXPIRED", "This code has expired.");
    case "wrong":
      return refused("WRONG_CODE", "This code is not right.");
  }
}

const refused = (code: string, message: string) => new Problem(400, { code, message }, { keepsWrites: true });
