import { openCodeSession } from "../accounts/code-sessions.ts";
import { findByIdentifier } from "../accounts/find-person.ts";
import { readIdentifier } from "../accounts/identifier.ts";
import { forgetTries, MAXIMUM_TRIES, reserveTry, triesOf } from "../accounts/password-tries.ts";
import { lockOf } from "../accounts/person-lock.ts";
import { locked, Problem } from "../problem.ts";
import { isPassword, NOBODYS_HASH } from "../security/password-hash.ts";
import { emailInstead } from "./look-up.ts";
import { defineOperation } from "./operation.ts";

/**
 * An identifier and its password. An unknown one does the same work as a wrong password and gets the same reply, lock
 * included; whichever identifier of a person is used, one counter counts.
 */
export const loginV1 = defineOperation("loginV1", async ({ client, body, now }, { database, secret }) => {
  const identifier = readIdentifier(client, body.t, body.u);
  const person = identifier && (await findByIdentifier(database, client, identifier));
  const tried = person ? lockOf(secret, client, person) : triesOf(secret, client, body.u);
  const tryNumber = await reserveTry(database, tried, now);
  if (tryNumber === undefined) throw locked();

  const isRight = await isPassword(body.p, person?.passwordHash ?? NOBODYS_HASH);
  if (!person || !isRight) throw tryNumber >= MAXIMUM_TRIES ? locked() : wrongPassword();

  await forgetTries(database, tried);
  const { id, key, nonce } = await openCodeSession(database, {
    secret,
    client,
    personId: person.id,
    to: { channel: "email", address: person.email ?? undefined },
    mobile: person.mobile,
    now,
  });
  const told = body.t === "E" ? {} : emailInstead(person);
  return { id, key, t: nonce, otp: "sent", ...told };
});

const wrongPassword = () =>
  new Problem(400, { code: "WRONG_PASSWORD", message: "Incorrect email or password." }, { keepsWrites: true });
