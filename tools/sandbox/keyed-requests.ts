import { createHash } from "node:crypto";
import { clientKey } from "./client.ts";
import type { Operation, ReceivedRequest } from "./operations/operation.ts";
import { Problem } from "./problem.ts";
import type { Resources } from "./resources.ts";

/**
 * Answers a request that carries a key once: what comes again under its key gets the reply that it got at first.
 * The reply is kept in the transaction of what was done. Throws 409 where the key was used for another request.
 */
export async function answerOnce(
  operation: Operation,
  received: ReceivedRequest,
  key: string,
  resources: Resources,
): Promise<unknown> {
  const { database } = resources;
  const row = { client: clientKey(received.client), operation: operation.id, key };
  const hash = hashOf(received);
  const claimed = await database
    .insertInto("keyedRequests")
    .values({ ...row, hash, reply: null, sentAt: received.now })
    .onConflict((conflict) => conflict.columns(["client", "operation", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed === undefined) {
    const rows = database.selectFrom("keyedRequests").selectAll();
    const known = await rows.where(({ and }) => and(row)).executeTakeFirstOrThrow();
    if (known.hash !== hash) throw reused();
    return known.reply;
  }
  const reply = await operation.answer(received, resources).catch(async (error: unknown) => {
    // What was refused can be sent again under its key; a refusal without writes undoes the claim as well.
    const isKept = error instanceof Problem && error.keepsWrites;
    if (isKept) {
      await database
        .deleteFrom("keyedRequests")
        .where(({ and }) => and(row))
        .execute();
    }
    throw error;
  });
  const kept = database.updateTable("keyedRequests").set({ reply: JSON.stringify(reply) });
  await kept.where(({ and }) => and(row)).execute();
  return reply;
}

/** Over what was sent, decrypted: what is encrypted looks different each time. */
const hashOf = ({ path, query, body }: ReceivedRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([path, query, body ?? null]))
    .digest("base64url");

const reused = () => new Problem(409, { code: "KEY_REUSED", message: "This key was used for another request." });
