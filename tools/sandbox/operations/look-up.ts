import { type OpenCodeSession, openCodeSession, type SentCode } from "../accounts/code-sessions.ts";
import { findByIdentifier, listNumbers } from "../accounts/find-person.ts";
import { type Identifier, type IdentifierKind, readIdentifier } from "../accounts/identifier.ts";
import { checkLocks } from "../accounts/locks.ts";
import { countSend } from "../accounts/sends.ts";
import { hashOfIdentifier } from "../accounts/subject.ts";
import type { TryKind } from "../accounts/wrong-tries.ts";
import type { SandboxClient } from "../client.ts";
import type { Person } from "../database/tables.ts";
import type { Recipient } from "../outbox.ts";
import { Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { maskEmail, maskEmailOfDevice, maskMobile } from "../security/masking.ts";
import { randomId } from "../security/random.ts";
import { defineOperation } from "./operation.ts";

/** Looks up an identifier, and sends a code or offers numbers to choose from. */
export const loginV3 = defineOperation("loginV3", async ({ client, body, network, now }, resources) => {
  const kind = body.t === "I" && body.f ? "D" : body.t;
  const asked = { client, kind, typed: body.u, network, now } as const;
  if (body.p) await askForPassword(asked, resources);
  const { id, key, nonce, person, mobile, offered } = await lookUp(asked, resources);
  const session = { id, key, t: nonce } as const;
  if (!client.revealsUnknownIdentifiers || !person) return { ...session, otp: "sent" };
  const reply = { ...session, data: person.reference, ...shownEmail(kind, person) };
  if (!offered) return { ...reply, otp: "sent", ...(kind === "I" && mobile ? oneNumber(mobile) : {}) };
  return { ...reply, otp: "choose", mdn: Object.fromEntries([...offered].map(masked)) };
});

/** The masked address of the code, which a national ID does not disclose. */
const oneNumber = (mobile: string) => ({ mdn: { [randomId("m")]: maskMobile(mobile) } });
const masked = ([key, number]: [string, string]): [string, string] => [key, maskMobile(number)];

function shownEmail(kind: IdentifierKind, person: Person): { e?: string } {
  if (kind === "E") return {};
  if (kind === "D" && person.email !== null) return { e: maskEmailOfDevice(person.email) };
  return emailInstead(person);
}

/** The masked email, when a code can be sent there instead. */
export const emailInstead = ({ email }: Pick<Person, "email">): { e?: string } =>
  email === null ? {} : { e: maskEmail(email) };

/** Throws 409 when the account has a password and that may be disclosed. */
async function askForPassword({ client, kind, typed }: LookUp, { database }: Resources): Promise<void> {
  const identifier = readIdentifier(client, kind, typed);
  const known = identifier && (await findByIdentifier(database, client, identifier));
  if (client.revealsUnknownIdentifiers && known?.passwordHash) throw passwordNeeded();
}

const passwordNeeded = () =>
  new Problem(409, { code: "PASSWORD_NEEDED", message: "This account signs in with its password." });

/** The input of a look-up. */
export interface LookUp {
  readonly client: SandboxClient;
  readonly kind: IdentifierKind;
  readonly typed: string;
  readonly network: string;
  readonly now: Date;
}

/** The result of a look-up; `person` is absent for an unknown identifier that must not show. */
export interface LookedUp extends SentCode {
  readonly person: Person | undefined;
  /** The number that got the code, if any. */
  readonly mobile: string | null;
  readonly offered: ReadonlyMap<string, string> | undefined;
}

/**
 * Opens a sign-in by an identifier. Where the client discloses nothing, an unknown identifier and a locked person get a
 * sign-in too, after the same statements; it never succeeds.
 */
export async function lookUp({ client, kind, typed, network, now }: LookUp, resources: Resources): Promise<LookedUp> {
  const { database, secret } = resources;
  const identifier = readIdentifier(client, kind, typed);
  if (!identifier) throw malformed();
  const known = await findByIdentifier(database, client, identifier);
  const person = await admitted({ client, identifier, known, now }, resources);
  const numbers = await listNumbers(database, person?.id);
  if (identifier.kind === "device" && person?.email === null && client.revealsUnknownIdentifiers) throw noEmail();
  const { to, mobile, offered } = destination(client, identifier, { person, numbers });
  const identifierHash = hashOfIdentifier(secret, identifier.value);
  const mayGo = !to || (await countSend(resources, { client, identifierHash, address: to.address, network, now }));
  const opening = {
    secret,
    client,
    identifierHash,
    personId: person?.id,
    mobile,
    now,
    ...(offered ? { offered } : {}),
  };
  const session = await openCodeSession(database, {
    ...opening,
    to: to && !mayGo ? { ...to, address: undefined } : to,
  });
  return { ...session, person, mobile, offered };
}

/** The person who may continue. Throws 406 and 405 as far as the client lets them be disclosed. */
export async function admitted(
  {
    client,
    identifier,
    known,
    now,
  }: { client: SandboxClient; identifier: Identifier; known?: Person | undefined; now: Date },
  resources: Resources,
): Promise<Person | undefined> {
  if (!known && client.revealsUnknownIdentifiers) throw notRegistered();
  const identifierHash = hashOfIdentifier(resources.secret, identifier.value);
  const subject = { client, identifierHash, personId: known?.id };
  const { isShut } = await checkLocks(resources, subject, ["password", kindOfCode(identifier)], now);
  return isShut ? undefined : known;
}

/** How the code is sent to the person with the identifier. */
const kindOfCode = ({ kind }: Identifier): TryKind =>
  kind === "email" || kind === "device" ? "code-email" : "code-mobile";

interface Destination extends Pick<OpenCodeSession, "mobile"> {
  readonly to: Recipient | undefined;
  readonly offered?: ReadonlyMap<string, string>;
}

/** The address of the first code; absent while a national ID has several numbers. */
function destination(
  { revealsUnknownIdentifiers }: SandboxClient,
  { kind, value }: Identifier,
  { person, numbers }: { person: Person | undefined; numbers: readonly string[] },
): Destination {
  if (kind === "email") return { to: { channel: "email", address: value }, mobile: person?.mobile ?? null };
  if (kind === "device") {
    return { to: { channel: "email", address: person?.email ?? undefined }, mobile: person?.mobile ?? null };
  }
  const number = kind === "mobile" ? value : numbers[0];
  if (kind === "mobile" || numbers.length < 2 || !revealsUnknownIdentifiers) {
    return { to: { channel: "mobile", address: number }, mobile: number ?? null };
  }
  return { to: undefined, mobile: null, offered: new Map(numbers.map((one) => [randomId("m"), one])) };
}

/** 400: not an identifier of the declared kind. */
export const malformed = () =>
  new Problem(400, { code: "MALFORMED_IDENTIFIER", message: "This is not an identifier of that kind." });
/** 400: a device leads to an email only, and its plan has none. */
export const noEmail = () => new Problem(400, { code: "NO_ADDRESS", message: "There is no email to send a code to." });
/** 406: no person has it; disclosed only where the client allows it. */
export const notRegistered = () =>
  new Problem(406, { code: "NOT_REGISTERED", message: "Nobody is registered with this identifier." });
