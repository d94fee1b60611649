import { findOfferedNumber, renewCode } from "../accounts/code-sessions.ts";
import { findPerson } from "../accounts/find-person.ts";
import { checkLocks } from "../accounts/locks.ts";
import { countSend } from "../accounts/sends.ts";
import { emailInstead } from "./look-up.ts";
import { defineOperation } from "./operation.ts";
import { unknownCodeSession } from "./send-code.ts";

/** Sends a code to one of the numbers that a look-up offered. */
export const loginV4 = defineOperation("loginV4", async ({ client, body, network, now }, resources) => {
  const { database, secret } = resources;
  const session = await findOfferedNumber(database, client, body.d, now);
  const person = await findPerson(database, session?.personId);
  if (!session || !person) throw unknownCodeSession();
  await checkLocks(resources, { client, ...session }, ["password", "code-mobile"], now);
  const { number: mobile } = session;
  await countSend(resources, { ...session, client, address: mobile, network, now });
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
