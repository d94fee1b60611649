import { createHash } from "node:crypto";
import { clientKey } from "./client.ts";
import type { Database } from "./database/open-database.ts";
import type { Operation, ReceivedRequest } from "./operations/operation.ts";
import { Problem } from "./problem.ts";
import type { Resources } from "./resources.ts";
import { replayed } from "./security/used-signatures.ts";

/** How long a reply is kept. */
const RETENTION_MS = 24 * 3_600_000;

/** What a request says of itself beside its parts. */
export interface Sent {
  readonly key: string;
  /** Its signature was used before: it gets the reply that is kept for it, and nothing is done for it. */
  readonly isReplay: boolean;
}

/**
 * Answers a request that carries a key once: what comes again under its key gets the reply that it got at first. A key
 * is its sender's: under another's it is another request. The reply is kept for a day, in the transaction of what was
 * done; one that comes meanwhile waits for it. Throws 409 where the sender used the key for another request.
 */
export async function answerOnce(
  operation: Operation,
  received: ReceivedRequest,
  { key, isReplay }: Sent,
  resources: Resources,
): Promise<unknown> {
  const { database } = resources;
  const sender = received.customer?.person.id ?? "";
  const row = { client: clientKey(received.client), sender, operation: operation.id, key };
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
    // What was refused can be sent again under its key; a refusal without writes undoes the claim as well.
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
  const old = new Date(now.getTime() - RETENTION_MS);
  await database.deleteFrom("keyedRequests").where("sentAt", "<=", old).execute();
}

/** Over what was sent, decrypted: what is encrypted looks different each time. */
const requestHash = ({ path, query, body }: ReceivedRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([path, query, body ?? null]))
    .digest("base64url");

const reused = () => new Problem(409, { code: "KEY_REUSED", message: "This key was used for another request." });
