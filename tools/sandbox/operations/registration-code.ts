import { findOpenCodeSession, openCodeSession, renewCode, type SentCode } from "../accounts/code-sessions.ts";
import { findPerson } from "../accounts/find-person.ts";
import { isPersonLocked } from "../accounts/person-lock.ts";
import { redeemCode } from "../accounts/redeem-code.ts";
import { findRegistration, registrationOver, updateRegistration } from "../accounts/registrations.ts";
import type { SandboxClient } from "../client.ts";
import type { Person } from "../database/tables.ts";
import type { Recipient } from "../outbox.ts";
import { locked } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { maskEmail, maskMobile } from "../security/masking.ts";
import { refusedCode } from "./check-code.ts";
import { defineOperation } from "./operation.ts";

const PURPOSE = "registration";

/**
 * A code to the email that the plan is linked to; with a new email to the plan's number, as a new email proves nothing.
 * Nobody's registration is answered as if one was sent.
 */
export const sendRegistrationCode = defineOperation(
  "sendRegistrationCode",
  async ({ client, header, now }, resources) => {
    const { database, secret } = resources;
    const registration = await findRegistration(database, client, header.id, now);
    if (!registration.isHolderKnown) throw registrationOver();
    const person = await findPerson(database, registration.personId);
    if (await isPersonLocked(database, { secret, client, person, now })) throw locked();
    const { codeSessionId, newEmail, identifier } = registration;
    const to = recipient(person, newEmail);
    const sent = await sendCode(resources, { client, codeSessionId, person, to, now });
    await updateRegistration(database, registration.id, { codeSessionId: sent.id });
    const shown = to.address ?? identifier;
    return to.channel === "email"
      ? { t: sent.nonce, type: "E", d: maskEmail(shown), otp: "sent" }
      : { t: sent.nonce, type: "M", d: maskMobile(shown), otp: "sent" };
  },
);

function recipient(person: Person | undefined, newEmail: string | null): Recipient {
  if (person && newEmail !== null) return { channel: "mobile", address: person.mobile };
  return { channel: "email", address: person?.email ?? undefined };
}

interface Sending {
  readonly client: SandboxClient;
  readonly codeSessionId: string | null;
  readonly person: Person | undefined;
  readonly to: Recipient;
  readonly now: Date;
}

/** The first code, a new one in its place, or the first of another session where that one was used. */
async function sendCode(
  { database, secret }: Resources,
  { client, codeSessionId, person, to, now }: Sending,
): Promise<SentCode> {
  const session = await findOpenCodeSession(database, client, codeSessionId ?? "", now, PURPOSE);
  const mobile = person?.mobile ?? null;
  const renewed = session && (await renewCode(database, { secret, client, session, to, mobile, now }));
  if (renewed) return renewed;
  return openCodeSession(database, { secret, client, purpose: PURPOSE, personId: person?.id, to, mobile, now });
}

/** The digits of that code. */
export const checkRegistrationCode = defineOperation(
  "checkRegistrationCode",
  async ({ client, header, body, now }, { database, secret }) => {
    const registration = await findRegistration(database, client, header.id, now);
    const session = { id: registration.codeSessionId ?? "", nonce: header.m, purpose: PURPOSE } as const;
    const code = await redeemCode(database, secret, { client, ...session, digits: body.otp }, now);
    if (code.kind !== "right") throw refusedCode(code.kind);
    await updateRegistration(database, registration.id, { isConfirmed: true });
    return {};
  },
);
