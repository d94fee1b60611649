import { createHash } from "node:crypto";
import { clientKey } from "./client.ts";
import { withoutInteractionLine } from "./contract/without-interaction-line.ts";
import type { Database } from "./database/open-database.ts";
import type { Operation, ReceivedRequest } from "./operations/operation.ts";
import { Problem } from "./problem.ts";
import type { Resources } from "./resources.ts";
import { replayed } from "./security/used-signatures.ts";

/** How long a reply is kept. */
const RETENTION_MS = 24 * 3_600_000;

/** The facts of a request beside its parts. */
export interface Sent {
  readonly key: string;
  /** Its signature was used before: it only gets the kept reply. */
  readonly isReplay: boolean;
}

/**
 * Whether a request with a key was answered before, so that its reply is kept. Throws 409 when the sender used the key
 * for another request.
 */
export async function isAnswered(
  operation: Operation,
  received: ReceivedRequest,
  key: string,
  database: Database,
): Promise<boolean> {
  const rows = database.selectFrom("keyedRequests").select("hash").where("sentAt", ">", oldest(received.now));
  const known = await rows.where(({ and }) => and(ownKey(operation, received, key))).executeTakeFirst();
  if (known !== undefined && known.hash !== requestHash(received)) throw reused();
  return known !== undefined;
}

/** A key belongs to its sender. */
const ownKey = (operation: Operation, { client, customer }: ReceivedRequest, key: string) => ({
  ...{ client: clientKey(client), sender: customer?.person.id ?? "" },
  ...{ operation: operation.id, key },
});

/**
 * Answers a request with a key once: a repetition under its key gets the first reply. A key belongs to its sender:
 * another sender's equal key names another request. The transaction of the work keeps the reply for a day; a repetition
 * meanwhile waits for it. Throws 409 when the sender used the key for another request.
 */
export async function answerOnce(
  operation: Operation,
  received: ReceivedRequest,
  { key, isReplay }: Sent,
  resources: Resources,
): Promise<unknown> {
  const { database } = resources;
  const row = ownKey(operation, received, key);
  const hash = requestHash(received);
  await forgetOld(database, received.now);
  const claimed = await database
    .insertInto("keyedRequests")
    .values({ ...row, hash, reply: null, sentAt: received.now })
    .onConflict((conflict) => conflict.columns(["client", "sender", "operation", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed === undefined) {
    const rows = database.selectFrom("keyedRequests").selectAll();
    const known = await rows.where(({ and }) => and(row)).executeTakeFirstOrThrow();
    if (known.hash !== hash) throw reused();
    return known.reply;
  }
  if (isReplay) throw replayed();
  const reply = await operation.answer(received, resources).catch(async (error: unknown) => {
    // A refused request can be sent again under its key; a refusal without writes also undoes the claim.
    const isCommitted = error instanceof Problem && error.keepsWrites;
    if (isCommitted) {
      await database
        .deleteFrom("keyedRequests")
        .where(({ and }) => and(row))
        .execute();
    }
    throw error;
  });
  const update = database.updateTable("keyedRequests").set({ reply: JSON.stringify(reply) });
  await update.where(({ and }) => and(row)).execute();
  return reply;
}

async function forgetOld(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("keyedRequests").where("sentAt", "<=", oldest(now)).execute();
}

/** The instant until which keys are forgotten. */
const oldest = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

/** A hash of the decrypted request: an encrypted value differs each time. */
const requestHash = ({ path, query, body }: ReceivedRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([path, query, withoutInteractionLine(body) ?? null]))
    .digest("base64url");

const reused = () => new Problem(409, { code: "KEY_REUSED", message: "This key was used for another request." });
