import { openCodeSession } from "../accounts/code-sessions.ts";
import { findByIdentifier } from "../accounts/find-person.ts";
import { normalText, readIdentifier } from "../accounts/identifier.ts";
import { checkLocks } from "../accounts/locks.ts";
import { countSend } from "../accounts/sends.ts";
import { hashOfIdentifier } from "../accounts/subject.ts";
import { forgetTries, reserveTry, toTried } from "../accounts/wrong-tries.ts";
import { Problem } from "../problem.ts";
import { isPassword, NOBODYS_HASH } from "../security/password-hash.ts";
import { emailInstead } from "./look-up.ts";
import { defineOperation } from "./operation.ts";

/**
 * Signs in by an identifier and its password. An unknown identifier costs the same work as a wrong password and gets
 * the same reply, including the lock; all identifiers of a person share one counter.
 */
export const loginV1 = defineOperation("loginV1", async ({ client, body, network, now }, resources) => {
  const { database, secret } = resources;
  const identifier = readIdentifier(client, body.t, body.u);
  const person = identifier && (await findByIdentifier(database, client, identifier));
  const identifierHash = hashOfIdentifier(secret, identifier?.value ?? normalText(body.u));
  const tried = toTried(secret, { client, identifierHash, personId: person?.id }, "password");
  const reserved = await reserveTry(resources, tried, now);

  const isRight = (await isPassword(body.p, person?.passwordHash ?? NOBODYS_HASH)) && reserved.mayBeRight;
  if (!person || !isRight) throw reserved.refuse(wrongPassword());

  await forgetTries(database, tried);
  await checkLocks(resources, { client, personId: person.id }, ["code-email"], now);
  const address = person.email ?? undefined;
  const mayGo = await countSend(resources, { client, identifierHash, address, network, now });
  const to = { channel: "email", address: mayGo ? address : undefined } as const;
  const opening = { secret, client, identifierHash, personId: person.id, to, mobile: person.mobile, now };
  const { id, key, nonce } = await openCodeSession(database, opening);
  const emailOption = body.t === "E" ? {} : emailInstead(person);
  return { id, key, t: nonce, otp: "sent", ...emailOption };
});

const wrongPassword = () =>
  new Problem(400, { code: "WRONG_PASSWORD", message: "Incorrect email or password." }, { keepsWrites: true });
