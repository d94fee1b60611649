import { findByEmail } from "../accounts/find-person.ts";
import { normalEmail } from "../accounts/identifier.ts";
import { isLocked, triesOf } from "../accounts/password-tries.ts";
import { clientKey } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import { sendResetMessage } from "../outbox.ts";
import { locked, Problem } from "../problem.ts";
import { keyedHash, randomId } from "../security/random.ts";
import { defineOperation } from "./operation.ts";

/** How long a reset link works; assumed. */
const RESET_MINUTES = 30;

/** A mail with a reset link. Does the same work for an unknown email, which is told only where the client wants it. */
export const requestPasswordReset = defineOperation(
  "requestPasswordReset",
  async ({ client, body, now }, { database, secret }) => {
    if (await isLocked(database, triesOf(secret, client, body.d), now)) throw locked();
    const person = await findByEmail(database, client, body.d);
    if (!person && client.revealsUnknownIdentifiers) throw unknownEmail();

    const token = randomId("r");
    const expiresAt = minutesAfter(now, RESET_MINUTES);
    const personId = person?.id;
    const row = { tokenHash: keyedHash(secret, token), client: clientKey(client), personId: personId ?? null };
    await database
      .insertInto("passwordResets")
      .values({ ...row, expiresAt })
      .execute();
    const link = `/login/reset/${token}`;
    await sendResetMessage(database, { personId, email: normalEmail(body.d), link, now });
    return {};
  },
);

const unknownEmail = () => new Problem(400, { code: "UNKNOWN_EMAIL", message: "No account has this email." });
