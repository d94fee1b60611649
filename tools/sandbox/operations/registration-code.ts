import { findOpenCodeSession, openCodeSession, renewCode, type SentCode } from "../accounts/code-sessions.ts";
import { findPerson } from "../accounts/find-person.ts";
import { checkLocks } from "../accounts/locks.ts";
import { redeemCode } from "../accounts/redeem-code.ts";
import { findRegistration, registrationOver, updateRegistration } from "../accounts/registrations.ts";
import { countSend } from "../accounts/sends.ts";
import { hashOfIdentifier } from "../accounts/subject.ts";
import type { SandboxClient } from "../client.ts";
import type { Registration } from "../database/sign-in-tables.ts";
import type { Person } from "../database/tables.ts";
import type { Recipient } from "../outbox.ts";
import type { Resources } from "../resources.ts";
import { maskEmail, maskMobile } from "../security/masking.ts";
import { defineOperation } from "./operation.ts";

const PURPOSE = "registration";

/**
 * Sends a code to the email that the plan is linked to; with a new email to the plan's number, because a new email
 * proves nothing. A registration of an unknown identifier is answered as if a code was sent.
 */
export const sendRegistrationCode = defineOperation(
  "sendRegistrationCode",
  async ({ client, header, network, now }, resources) => {
    const { database, secret } = resources;
    const registration = await findRegistration(database, client, header.id, now);
    if (!registration.isHolderKnown) throw registrationOver();
    const known = await findPerson(database, registration.personId);
    const identifierHash = hashOfIdentifier(secret, registration.identifier);
    const to = recipient(known, registration.newEmail);
    const subject = { client, identifierHash, personId: known?.id };
    const { isShut } = await checkLocks(resources, subject, ["password", `code-${to.channel}`], now);
    const mayGo = await countSend(resources, { client, identifierHash, address: to.address, network, now });
    const person = isShut || !mayGo ? undefined : known;
    const { codeSessionId } = registration;
    const sent = await sendCode(resources, { client, codeSessionId, identifierHash, person, to, now });
    await updateRegistration(database, registration.id, { codeSessionId: sent.id });
    return { t: sent.nonce, ...shownRecipient(client, registration, to), otp: "sent" };
  },
);

function recipient(person: Person | undefined, newEmail: string | null): Recipient {
  if (newEmail !== null) return { channel: "mobile", address: person?.mobile };
  return { channel: "email", address: person?.email ?? undefined };
}

/** Replaces every digit of a number that must not show. */
const NOTHING_SHOWN = "**********";

/**
 * The masked address of the code. A client that discloses nothing hides every digit of a number that the customer has
 * not given.
 */
function shownRecipient(
  { revealsUnknownIdentifiers }: SandboxClient,
  { identifier }: Pick<Registration, "identifier">,
  { channel, address }: Recipient,
) {
  if (channel === "email") return { type: "E", d: maskEmail(address ?? identifier) } as const;
  const isShown = revealsUnknownIdentifiers || identifier === address;
  return { type: "M", d: isShown && address !== undefined ? maskMobile(address) : NOTHING_SHOWN } as const;
}

interface Sending {
  readonly client: SandboxClient;
  readonly codeSessionId: string | null;
  readonly identifierHash: string;
  /** The recipient; absent when the code is only answered as sent. */
  readonly person: Person | undefined;
  readonly to: Recipient;
  readonly now: Date;
}

/** Sends the first code, a replacement, or the first of another session when that one was used. */
async function sendCode({ database, secret }: Resources, sending: Sending): Promise<SentCode> {
  const { client, codeSessionId, identifierHash, person, now } = sending;
  const to = person === undefined ? { ...sending.to, address: undefined } : sending.to;
  const session = await findOpenCodeSession(database, client, codeSessionId ?? "", now, PURPOSE);
  const mobile = person?.mobile ?? null;
  const renewed = session && (await renewCode(database, { secret, client, session, to, mobile, now }));
  if (renewed) return renewed;
  const opening = { secret, client, purpose: PURPOSE, identifierHash, personId: person?.id, to, mobile, now } as const;
  return openCodeSession(database, opening);
}

/** Checks the digits of that code. */
export const checkRegistrationCode = defineOperation(
  "checkRegistrationCode",
  async ({ client, header, body, now }, resources) => {
    const { database } = resources;
    const registration = await findRegistration(database, client, header.id, now);
    const session = { id: registration.codeSessionId ?? "", nonce: header.m, purpose: PURPOSE } as const;
    await redeemCode(resources, { client, ...session, digits: body.otp }, now);
    await updateRegistration(database, registration.id, { isConfirmed: true });
    return {};
  },
);
