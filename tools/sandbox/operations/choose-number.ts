import { findOfferedNumber, renewCode } from "../accounts/code-sessions.ts";
import { findPerson } from "../accounts/find-person.ts";
import { isPersonLocked } from "../accounts/person-lock.ts";
import { locked } from "../problem.ts";
import { emailInstead } from "./look-up.ts";
import { defineOperation } from "./operation.ts";
import { unknownCodeSession } from "./send-code.ts";

/** A code to one of the numbers that a look-up offered. */
export const loginV4 = defineOperation("loginV4", async ({ client, body, now }, { database, secret }) => {
  const session = await findOfferedNumber(database, client, body.d, now);
  const person = await findPerson(database, session?.personId);
  if (!session || !person) throw unknownCodeSession();
  if (await isPersonLocked(database, { secret, client, person, now })) throw locked();
  const { number: mobile } = session;
  const sent = await renewCode(database, {
    secret,
    client,
    session,
    to: { channel: "mobile", address: mobile },
    mobile,
    now,
  });
  if (!sent) throw unknownCodeSession();
  return { id: sent.id, otp: "sent", m: sent.nonce, ...emailInstead(person) };
});
