import type { Transaction } from "kysely";
import { lockOf } from "../accounts/person-lock.ts";
import { clientKey, findClient, type SandboxClient } from "../client.ts";
import { dayBefore } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { hashPassword } from "../security/password-hash.ts";
import { personId, personSuffix } from "./person-id.ts";
import type { Seed, SeedAgreement, SeedDevice, SeedOrder, SeedPerson } from "./read-seeds.ts";

/** What sowing needs. */
export interface Sowing {
  readonly database: Database;
  readonly clients: readonly SandboxClient[];
  readonly seeds: readonly Seed[];
  readonly secret: string;
}

/** What belongs to people goes with them; a sign-in or a reset may also be nobody's. */
const TABLES_TO_EMPTY = [
  "logEntries",
  "inquiries",
  "uploads",
  "orders",
  "consents",
  "keyedRequests",
  "passwordTries",
  "registrations",
  "codeSessions",
  "socialSignIns",
  "providerCodes",
  "passwordResets",
  "people",
  "seededClients",
] as const;

/** A lock that outlives every clock. */
const FOR_GOOD = new Date("9999-12-31T00:00:00Z");

/** Puts in the people of each client that was never sown; of several sandboxes on one database, one does. */
export async function sow(sowing: Sowing): Promise<void> {
  await sowing.database.transaction().execute((transaction) => sowClients(transaction, sowing));
}

/** Everything that people did is gone; the seeded people are as at first. */
export async function sowAnew(sowing: Sowing): Promise<void> {
  await sowing.database.transaction().execute(async (transaction) => {
    for (const table of TABLES_TO_EMPTY) await transaction.deleteFrom(table).execute();
    await sowClients(transaction, sowing);
  });
}

async function sowClients(transaction: Transaction<Tables>, { clients, seeds, secret }: Sowing): Promise<void> {
  for (const seed of seeds) {
    const client = findClient(clients, seed.client);
    if (!client || !(await claim(transaction, client))) continue;
    for (const person of seed.people) await sowPerson(transaction, client, person, secret);
    for (const order of seed.orders ?? []) await sowOrder(transaction, client, order);
  }
}

/** Whether this transaction is the one to sow the client; another sandbox waits here for its end. */
async function claim(transaction: Transaction<Tables>, client: SandboxClient): Promise<boolean> {
  const claimed = await transaction
    .insertInto("seededClients")
    .values({ client: clientKey(client) })
    .onConflict((conflict) => conflict.column("client").doNothing())
    .returning("client")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function sowPerson(
  transaction: Transaction<Tables>,
  client: SandboxClient,
  person: SeedPerson,
  secret: string,
): Promise<void> {
  const { email = null, password, mobile, nationalId = null, firstName, lastName, fullName, gender } = person;
  const id = personId(client, person);
  const suffix = personSuffix(client, person);
  await transaction
    .insertInto("people")
    .values({
      ...{ id, email, mobile, nationalId, firstName, lastName, fullName, gender },
      client: clientKey(client),
      profileId: `pr_${suffix}`,
      reference: `ref_${suffix}`,
      hasAccount: !person.hasNoAccount,
      passwordHash: password === undefined ? null : await hashOnce(password),
    })
    .execute();
  await sowNumbers(transaction, client, id, [mobile, ...(person.otherMobiles ?? [])]);
  const timeZone = client.timeZone ?? "Asia/Singapore";
  for (const agreement of person.agreements) await sowAgreement(transaction, id, agreement, timeZone);
  if (person.isLocked) {
    const lock = lockOf(secret, client, { id, email });
    await transaction
      .insertInto("passwordTries")
      .values({ ...lock, tries: 5, lockedUntil: FOR_GOOD })
      .execute();
  }
}

async function sowOrder(
  transaction: Transaction<Tables>,
  client: SandboxClient,
  { orderId, purchasedDaysAgo, retailer, agreementId, isRegistered, device }: SeedOrder,
): Promise<void> {
  const now = new Date();
  await transaction
    .insertInto("orders")
    .values({
      ...{ orderId, retailer, agreementId: agreementId ?? null, client: clientKey(client) },
      purchasedOn: dayBefore(now, purchasedDaysAgo, client.timeZone ?? "Asia/Singapore"),
      device: JSON.stringify(device),
      registeredAt: isRegistered === true ? now : null,
    })
    .execute();
}

async function sowNumbers(
  transaction: Transaction<Tables>,
  client: SandboxClient,
  personId: string,
  numbers: readonly string[],
): Promise<void> {
  const rows = numbers.map((number, rank) => ({ client: clientKey(client), number, personId, rank }));
  await transaction.insertInto("mobileNumbers").values(rows).execute();
}

const hashes = new Map<string, Promise<string>>();

/** A seeded password's hash. Hashing is slow on purpose; a reset, which tests ask for often, need not wait for it. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

async function sowAgreement(
  transaction: Transaction<Tables>,
  personId: string,
  { devices, notifications = [], address, renewsOn, renewsInDays, isImeiRequired, ...agreement }: SeedAgreement,
  timeZone: string,
): Promise<void> {
  const soon = renewsInDays === undefined ? null : dayBefore(new Date(), -renewsInDays, timeZone);
  await transaction
    .insertInto("agreements")
    .values({
      ...agreement,
      personId,
      renewsOn: renewsOn ?? soon,
      isImeiRequired: isImeiRequired ?? false,
      address: JSON.stringify(address),
    })
    .execute();
  for (const device of devices) await sowDevice(transaction, agreement.id, device);
  for (const { isResolved = false, titleThai = null, bodyThai = null, ...told } of notifications) {
    const row = { ...told, titleThai, bodyThai, isResolved, agreementId: agreement.id };
    await transaction.insertInto("notifications").values(row).execute();
  }
}

async function sowDevice(
  transaction: Transaction<Tables>,
  agreementId: string,
  { isReplaced, colour, capacity, mobile, ...device }: SeedDevice,
): Promise<void> {
  await transaction
    .insertInto("devices")
    .values({
      ...device,
      agreementId,
      instance: isReplaced ? "REPLACED" : "ENROLLED",
      colour: colour ?? null,
      capacity: capacity ?? null,
      mobile: mobile ?? null,
    })
    .execute();
}
