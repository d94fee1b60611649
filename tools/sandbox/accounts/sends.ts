import { type RawBuilder, sql } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import { tooSoon } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { keyedHash } from "../security/random.ts";

/**
 * The number of codes and links without a wait; then 30 seconds, twice as long each time; then none for a day. Assumed.
 */
const FREE_SENDS = 3;
const FIRST_WAIT_SECONDS = 30;
const MOST_SENDS = 10;
const FORGOTTEN_SECONDS = 24 * 60 * 60;

/** How long the sends from one network address are counted. */
const NETWORK_SECONDS = 10 * 60;

/** A message that is about to be sent. */
export interface Send {
  readonly client: SandboxClient;
  readonly identifierHash: string;
  /** The number or email that gets it; absent without an address. */
  readonly address: string | undefined;
  /** The network address of the request. */
  readonly network: string;
  readonly now: Date;
}

/**
 * Counts a message before it is sent, by identifier, by recipient and by network address, over all sessions. Throws 429
 * when it is too soon for one of them. False when only the recipient has had too many and the client discloses nothing:
 * the request is then answered as if the message was sent.
 */
export async function countSend(resources: Resources, send: Send): Promise<boolean> {
  const { secret, sendsFromNetwork } = resources;
  const { client, identifierHash, address, network } = send;
  const byIdentifier = keyedHash(secret, "send", "identifier", identifierHash);
  const byAddress = keyedHash(secret, "send", "address", address ?? `nowhere ${identifierHash}`);
  const isDisclosed = (hash: string) => hash !== byAddress || client.revealsUnknownIdentifiers;
  const mayGo = await countRows(resources, send, { hashes: [byIdentifier, byAddress], wait: growingWait, isDisclosed });
  const byNetwork = keyedHash(secret, "send", "network", network);
  await countRows(resources, send, { hashes: [byNetwork], wait: waitAtLimit(sendsFromNetwork), isDisclosed });
  return mayGo;
}

/** A rule for waits. */
interface Wait {
  /** The seconds to wait after so many, as SQL; null for none. */
  readonly after: (sent: RawBuilder<number>) => RawBuilder<number | null>;
  /** Seconds without a send that clear the count. */
  readonly forgottenAfter: number;
}

const growingWait: Wait = {
  after: (sent) => sql`case when ${sent} >= ${MOST_SENDS}::int then ${FORGOTTEN_SECONDS}::int
    when ${sent} >= ${FREE_SENDS}::int then ${FIRST_WAIT_SECONDS}::int * power(2, ${sent} - ${FREE_SENDS}::int) end`,
  forgottenAfter: FORGOTTEN_SECONDS,
};

const waitAtLimit = (limit: number): Wait => ({
  after: (sent) => sql`case when ${sent} >= ${limit}::int then ${NETWORK_SECONDS}::int end`,
  forgottenAfter: NETWORK_SECONDS,
});

/** Rows that are counted together, by the same rule. */
interface Counters {
  readonly hashes: readonly string[];
  readonly wait: Wait;
  /** Whether a refusal may disclose that it is too soon for this row. */
  readonly isDisclosed: (hash: string) => boolean;
}

/** Counts in one statement. False when it is too soon for one of the rows; throws 429 when that may be disclosed. */
async function countRows(resources: Resources, send: Send, counters: Counters): Promise<boolean> {
  const counted = await upsert(resources.database, send, counters);
  const refused = counters.hashes.filter((hash) => !counted.some(({ sentHash }) => sentHash === hash));
  if (refused.length > 0) await refuse(resources, send, { ...counters, refused });
  return refused.length === 0;
}

/** Counts and returns only the rows for which it is not too soon. */
function upsert(database: Database, { client, now }: Send, { hashes, wait }: Counters) {
  const seconds = (count: unknown) => sql`${count} * interval '1 second'`;
  const isForgotten = sql`${sql.ref("sends.sentAt")} <= ${now}::timestamptz - ${seconds(wait.forgottenAfter)}`;
  const sent = sql<number>`(case when ${isForgotten} then 1 else ${sql.ref("sends.sent")} + 1 end)`;
  const nextAt = sql<Date | null>`${now}::timestamptz + ${seconds(wait.after(sent))}`;
  const first = { client: clientKey(client), sent: 1, sentAt: now, nextAt: null };
  return database
    .insertInto("sends")
    .values(hashes.map((sentHash) => ({ ...first, sentHash })))
    .onConflict((conflict) =>
      conflict
        .columns(["client", "sentHash"])
        .doUpdateSet({ sent, sentAt: now, nextAt })
        .where(({ or, eb }) => or([eb("sends.nextAt", "is", null), eb("sends.nextAt", "<=", now)])),
    )
    .returning("sentHash")
    .execute();
}

/** Raises the alarm, and throws 429 where that may be disclosed. The throw undoes the counts of other rows. */
async function refuse(
  { database, alarm }: Resources,
  { client, now }: Send,
  { hashes, isDisclosed, refused }: Counters & { readonly refused: readonly string[] },
): Promise<void> {
  const rows = await database
    .selectFrom("sends")
    .select(["sentHash", "nextAt"])
    .where("client", "=", clientKey(client))
    .where("sentHash", "in", hashes)
    .orderBy("nextAt", "desc")
    .execute();
  const waits = rows
    .filter(({ sentHash }) => refused.includes(sentHash))
    .map(({ sentHash, nextAt }) => ({ hash: sentHash, until: nextAt ?? now }));
  for (const wait of waits) alarm({ what: "sends refused", client: clientKey(client), kind: "code", ...wait });
  const disclosed = waits.find(({ hash }) => isDisclosed(hash));
  if (disclosed !== undefined) throw tooSoon(disclosed.until, now);
}

/** Resets the counts of somebody who has shown a right code, at all their addresses. */
export async function forgetSends(
  { database, secret }: Resources,
  {
    client,
    identifierHash,
    addresses,
  }: { client: SandboxClient; identifierHash: string; addresses: readonly string[] },
): Promise<void> {
  const byAddress = addresses.map((address) => keyedHash(secret, "send", "address", address));
  await database
    .deleteFrom("sends")
    .where("client", "=", clientKey(client))
    .where("sentHash", "in", [keyedHash(secret, "send", "identifier", identifierHash), ...byAddress])
    .execute();
}
