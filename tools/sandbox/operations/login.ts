import { openCodeSession } from "../accounts/code-sessions.ts";
import { findByEmail } from "../accounts/find-person.ts";
import { forgetTries, MAXIMUM_TRIES, reserveTry, triesOf } from "../accounts/password-tries.ts";
import { locked, Problem } from "../problem.ts";
import { isPassword, NOBODYS_HASH } from "../security/password-hash.ts";
import { defineOperation } from "./operation.ts";

/** Email and password. An unknown email does the same work as a wrong password and gets the same reply, lock included. */
export const loginV1 = defineOperation("loginV1", async ({ client, body, now }, { database, secret }) => {
  const tried = triesOf(secret, client, body.u);
  const tryNumber = await reserveTry(database, tried, now);
  if (tryNumber === undefined) throw locked();

  const person = await findByEmail(database, client, body.u);
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
  return { id, key, t: nonce, otp: "sent" };
});

const wrongPassword = () => new Problem(400, { code: "WRONG_PASSWORD", message: "Incorrect email or password." });
