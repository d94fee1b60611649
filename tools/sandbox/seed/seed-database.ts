import type { Insertable } from "kysely";
import { lockForGood } from "../accounts/wrong-tries.ts";
import { clientKey, findClient, type SandboxClient } from "../client.ts";
import { dayBefore } from "../clock.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { hashPassword } from "../security/password-hash.ts";
import type { Seed, SeedAgreement, SeedDevice, SeedOrder, SeedPerson } from "./generated/seed.ts";
import { personId, personSuffix } from "./person-id.ts";

/** The input of seeding. */
export interface Seeding {
  readonly database: Database;
  readonly clients: readonly SandboxClient[];
  readonly seeds: readonly Seed[];
  readonly secret: string;
}

/** A person's rows are deleted with the person; a sign-in or a reset may also belong to no person. */
const TABLES_TO_EMPTY = [
  "logEntries",
  "inquiries",
  "uploads",
  "orders",
  "consents",
  "keyedRequests",
  "wrongTries",
  "sends",
  "usedSignatures",
  "registrations",
  "codeSessions",
  "socialSignIns",
  "providerCodes",
  "passwordResets",
  "slotSeats",
  "stock",
  "gatewayCards",
  "gatewayPayments",
  "gatewayLedger",
  "gatewaySessions",
  "gatewayClientTokens",
  "gatewayClosedOrders",
  "gatewayNotices",
  "people",
  "seededClients",
] as const;

/** Seeds the people of each client that was never seeded; of several sandboxes on one database, one does. */
export async function seedDatabase(seeding: Seeding): Promise<void> {
  await inTransaction(seeding.database, (transaction) => seedClients(transaction, seeding));
}

/** Removes everything that people did; the seeded people are as at first. */
export async function reseedDatabase(seeding: Seeding): Promise<void> {
  await inTransaction(seeding.database, async (transaction) => {
    for (const table of TABLES_TO_EMPTY) await transaction.deleteFrom(table).execute();
    await seedClients(transaction, seeding);
  });
}

async function seedClients(transaction: Database, { clients, seeds, secret }: Seeding): Promise<void> {
  const rows = noRows();
  for (const seed of seeds) {
    const client = findClient(clients, seed.client);
    if (!client || !(await claim(transaction, client))) continue;
    for (const person of seed.people) await addPerson(rows, client, person, { seeds, secret });
    for (const order of seed.orders ?? []) addOrder(rows, client, order);
  }
  await insert(transaction, rows);
}

/** The seeded rows by table: one insert for each, because every reset of every test waits for them. */
interface Rows {
  readonly people: Insertable<Tables["people"]>[];
  readonly mobileNumbers: Insertable<Tables["mobileNumbers"]>[];
  readonly agreements: Insertable<Tables["agreements"]>[];
  readonly devices: Insertable<Tables["devices"]>[];
  readonly notifications: Insertable<Tables["notifications"]>[];
  readonly wrongTries: Insertable<Tables["wrongTries"]>[];
  readonly orders: Insertable<Tables["orders"]>[];
}

const noRows = (): Rows => ({
  people: [],
  mobileNumbers: [],
  agreements: [],
  devices: [],
  notifications: [],
  wrongTries: [],
  orders: [],
});

/** Rows of one statement: PostgreSQL takes 65,535 values at most. */
const MOST_ROWS = 2_000;

function* portions<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += MOST_ROWS) yield rows.slice(from, from + MOST_ROWS);
}

/** Inserts rows in the order in which they refer to each other. */
async function insert(transaction: Database, rows: Rows): Promise<void> {
  for (const some of portions(rows.people)) await transaction.insertInto("people").values(some).execute();
  for (const some of portions(rows.mobileNumbers)) await transaction.insertInto("mobileNumbers").values(some).execute();
  for (const some of portions(rows.agreements)) await transaction.insertInto("agreements").values(some).execute();
  for (const some of portions(rows.devices)) await transaction.insertInto("devices").values(some).execute();
  for (const some of portions(rows.notifications)) await transaction.insertInto("notifications").values(some).execute();
  for (const some of portions(rows.wrongTries)) await transaction.insertInto("wrongTries").values(some).execute();
  for (const some of portions(rows.orders)) await transaction.insertInto("orders").values(some).execute();
}

/** Whether this transaction seeds the client; another sandbox waits here for its end. */
async function claim(transaction: Database, client: SandboxClient): Promise<boolean> {
  const claimed = await transaction
    .insertInto("seededClients")
    .values({ client: clientKey(client) })
    .onConflict((conflict) => conflict.column("client").doNothing())
    .returning("client")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function addPerson(
  rows: Rows,
  client: SandboxClient,
  person: SeedPerson,
  { seeds, secret }: Pick<Seeding, "seeds" | "secret">,
): Promise<void> {
  const { email = null, password, mobile, nationalId = null, firstName, lastName, fullName, gender } = person;
  const id = personId(client, person);
  const suffix = personSuffix(client, person);
  rows.people.push({
    ...{ id, email, mobile, nationalId, firstName, lastName, fullName, gender },
    client: clientKey(client),
    profileId: `pr_${suffix}`,
    reference: `ref_${suffix}`,
    hasAccount: !person.hasNoAccount,
    passwordHash: password === undefined ? null : await hashOnce(seeds, password),
  });
  for (const [rank, number] of [mobile, ...(person.otherMobiles ?? [])].entries()) {
    rows.mobileNumbers.push({ client: clientKey(client), number, personId: id, rank });
  }
  const timeZone = client.timeZone;
  for (const agreement of person.agreements) addAgreement(rows, id, agreement, timeZone);
  if (person.isLocked) rows.wrongTries.push(lockForGood(secret, client, id));
}

function addOrder(
  rows: Rows,
  client: SandboxClient,
  { orderId, purchasedDaysAgo, retailer, agreementId, isRegistered, device }: SeedOrder,
): void {
  const now = new Date();
  rows.orders.push({
    ...{ orderId, retailer, agreementId: agreementId ?? null, client: clientKey(client) },
    purchasedOn: dayBefore(now, purchasedDaysAgo, client.timeZone),
    device: JSON.stringify(device),
    registeredAt: isRegistered === true ? now : null,
  });
}

const hashes = new WeakMap<readonly Seed[], Map<string, Promise<string>>>();

/** A seeded password's hash, memoized: hashing is slow on purpose, and tests reset often. */
function hashOnce(seeds: readonly Seed[], password: string): Promise<string> {
  const known = hashes.get(seeds) ?? new Map<string, Promise<string>>();
  const hash = known.get(password) ?? hashPassword(password);
  hashes.set(seeds, known.set(password, hash));
  return hash;
}

function addAgreement(
  rows: Rows,
  personId: string,
  {
    devices,
    notifications = [],
    address,
    renewsOn,
    renewsInDays,
    endsOn,
    unpaidDays,
    coversInDays,
    requestCap,
    isImeiRequired,
    ...agreement
  }: SeedAgreement,
  timeZone: string,
): void {
  const dayIn = (days: number | undefined) => (days === undefined ? null : dayBefore(new Date(), -days, timeZone));
  rows.agreements.push({
    ...agreement,
    personId,
    renewsOn: renewsOn ?? dayIn(renewsInDays),
    endsOn: endsOn ?? null,
    unpaidSince: unpaidDays === undefined ? null : dayBefore(new Date(), unpaidDays, timeZone),
    coversFrom: dayIn(coversInDays),
    requestCap: requestCap ?? null,
    isImeiRequired: isImeiRequired ?? false,
    address: JSON.stringify(address),
  });
  for (const device of devices) rows.devices.push(deviceRow(agreement.id, device));
  for (const { isResolved = false, titleLocal = null, bodyLocal = null, ...fields } of notifications) {
    rows.notifications.push({ ...fields, titleLocal, bodyLocal, isResolved, agreementId: agreement.id });
  }
}

const deviceRow = (
  agreementId: string,
  { isReplaced, colour, capacity, mobile, finderIsOn, ...device }: SeedDevice,
): Insertable<Tables["devices"]> => ({
  ...device,
  agreementId,
  instance: isReplaced ? "REPLACED" : "ENROLLED",
  colour: colour ?? null,
  capacity: capacity ?? null,
  mobile: mobile ?? null,
  finderIsOn: finderIsOn ?? false,
});
