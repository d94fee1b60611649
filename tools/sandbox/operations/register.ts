import { findByEmail, findByIdentifier, findPerson } from "../accounts/find-person.ts";
import { normalEmail, readIdentifier } from "../accounts/identifier.ts";
import { checkLocks } from "../accounts/locks.ts";
import { compareNationalId } from "../accounts/national-id.ts";
import { findRegistration, openRegistration, registrationOver, updateRegistration } from "../accounts/registrations.ts";
import { hashOfIdentifier } from "../accounts/subject.ts";
import type { SandboxClient } from "../client.ts";
import type { Person } from "../database/tables.ts";
import { breaksContract, Problem } from "../problem.ts";
import { maskEmail } from "../security/masking.ts";
import { malformed, notRegistered } from "./look-up.ts";
import { defineOperation } from "./operation.ts";
import { codeNeeded, signInWithoutCode } from "./sign-in-without-code.ts";

/** Begins a registration by the mobile number or email of a plan. */
export const checkRegistration = defineOperation("checkRegistration", async ({ client, query, now }, resources) => {
  const { database, secret } = resources;
  const identifier = readIdentifier(client, query.d.includes("@") ? "E" : "M", query.d);
  if (!identifier) throw malformed();
  const known = await findByIdentifier(database, client, identifier);
  if (!known && client.revealsUnknownIdentifiers) throw notRegistered();
  const identifierHash = hashOfIdentifier(secret, identifier.value);
  const { isShut } = await checkLocks(resources, { client, identifierHash, personId: known?.id }, ["password"], now);
  const person = isShut ? undefined : admitted(client, known);
  const id = await openRegistration(database, client, {
    personId: person?.id ?? null,
    identifier: identifier.value,
    isHolderKnown: identifier.kind === "email",
    openedAt: now,
  });
  return { id };
});

/** The person who may make an account. Throws 409 when the account exists and the client lets that be disclosed. */
function admitted(client: SandboxClient, known: Person | undefined): Person | undefined {
  if (!known?.hasAccount || client.skipsCode) return known;
  if (client.revealsUnknownIdentifiers) throw hasAccount();
  return undefined;
}

/** Exchanges the end of the holder's national ID for the email that the plan is linked to; with `f`, for tokens too. */
export const verifyHolder = defineOperation("verifyHolder", async ({ client, body, now }, resources) => {
  const { database, secret } = resources;
  if (body.f && !client.skipsCode) throw codeNeeded();
  const registration = await findRegistration(database, client, body.id, now);
  const person = await findPerson(database, registration.personId);
  const identifierHash = hashOfIdentifier(secret, registration.identifier);
  await compareNationalId(resources, { client, identifierHash, person, typed: body.d, now });
  const email = person?.email ? { email: maskEmail(person.email) } : {};
  if (body.f && person)
    return { ...email, ...(await signInWithoutCode(registration, person, { client, now }, resources)) };
  await updateRegistration(database, registration.id, { isHolderKnown: true });
  return email;
});

/**
 * Sets the email of the account; a code that was right before counts no longer. Where the client discloses nothing, it
 * discloses an email of another account only after a right code, and an unknown identifier's registration continues
 * like any other.
 */
export const linkEmail = defineOperation("linkEmail", async ({ client, body, now }, { database }) => {
  const registration = await findRegistration(database, client, body.id, now);
  const person = await findPerson(database, registration.personId);
  const reveals = client.revealsUnknownIdentifiers;
  if (!registration.isHolderKnown || (!person && reveals)) throw registrationOver();
  const linked = person ? person.email : registration.identifier;
  const email = body.email === undefined ? linked : normalEmail(body.email);
  if (email === null) throw breaksContract({ "body.email": "must be there, as the plan is linked to none" });
  const owner = await findByEmail(database, client, email);
  if (owner && owner.id !== person?.id && reveals) throw emailTaken();
  const newEmail = email === linked ? null : email;
  await updateRegistration(database, registration.id, { newEmail, isConfirmed: false });
  return {};
});

/** 409: disclosed only where the client allows it, or to somebody whose code was right. */
export const hasAccount = () => new Problem(409, { code: "HAS_ACCOUNT", message: "There is an account already." });

const emailTaken = () =>
  new Problem(400, {
    code: "EMAIL_TAKEN",
    message: "This email belongs to another account.",
    fields: { "body.email": "belongs to another account" },
  });
