import { findByEmail } from "../accounts/find-person.ts";
import { lockPersonRow } from "../accounts/lock-person-row.ts";
import { findBegun, registrationOver, updateRegistration } from "../accounts/registrations.ts";
import { unlessTaken } from "../database/unless-taken.ts";
import { refuseGuessable } from "../security/guessable.ts";
import { hashPassword } from "../security/password-hash.ts";
import { defineOperation } from "./operation.ts";
import { hasAccount } from "./register.ts";

/** Sets the password of a registration whose code was right; this makes the account. */
export const createAccount = defineOperation("createAccount", async ({ client, body, now }, { database }) => {
  const registration = await findBegun(database, client, body.id, now);
  // The reply may have been lost, so a repetition succeeds too.
  if (registration.usedAt !== null) throw hasAccount();
  const person = await lockPersonRow(database, registration.personId);
  if (!registration.isConfirmed || !person) throw registrationOver();
  const email = registration.newEmail ?? person.email;
  refuseGuessable(body.p, { ...person, email }, "body.p");
  const owner = await findByEmail(database, client, email ?? "");
  if (person.hasAccount || (owner && owner.id !== person.id)) throw hasAccount();

  const passwordHash = await hashPassword(body.p);
  const accounts = database.updateTable("people").set({ email, passwordHash, hasAccount: true });
  await unlessTaken(accounts.where("id", "=", person.id).execute(), "people_email", hasAccount);
  await updateRegistration(database, registration.id, { usedAt: now });
  return {};
});
