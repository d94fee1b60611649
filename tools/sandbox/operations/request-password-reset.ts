import { findByEmail } from "../accounts/find-person.ts";
import { normalEmail } from "../accounts/identifier.ts";
import { checkLocks } from "../accounts/locks.ts";
import { countSend } from "../accounts/sends.ts";
import { hashOfIdentifier } from "../accounts/subject.ts";
import { clientKey } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import { sendResetMessage } from "../outbox.ts";
import { Problem } from "../problem.ts";
import { keyedHash, randomId } from "../security/random.ts";
import { defineOperation } from "./operation.ts";

/** How long a reset link works; assumed. */
const RESET_MINUTES = 30;

/**
 * Sends a mail with a reset link. Does the same work for an unknown email, which it discloses only where the client
 * allows it.
 */
export const requestPasswordReset = defineOperation(
  "requestPasswordReset",
  async ({ client, body, network, now }, resources) => {
    const { database, secret } = resources;
    const email = normalEmail(body.d);
    const person = await findByEmail(database, client, email);
    const identifierHash = hashOfIdentifier(secret, email);
    const { isShut } = await checkLocks(resources, { client, identifierHash, personId: person?.id }, ["password"], now);
    if (!person && client.revealsUnknownIdentifiers) throw unknownEmail();
    const mayGo = await countSend(resources, { client, identifierHash, address: email, network, now });

    const token = randomId("r");
    const expiresAt = minutesAfter(now, RESET_MINUTES);
    const personId = isShut || !mayGo ? undefined : person?.id;
    const row = { tokenHash: keyedHash(secret, token), client: clientKey(client), personId: personId ?? null };
    await database
      .insertInto("passwordResets")
      .values({ ...row, expiresAt })
      .execute();
    const link = `/login/reset/${token}`;
    await sendResetMessage(database, { client, personId, email, link, now });
    return {};
  },
);

const unknownEmail = () => new Problem(400, { code: "UNKNOWN_EMAIL", message: "No account has this email." });
