import { clientKey, type SandboxClient } from "../client.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import { notAuthorised } from "../problem.ts";
import { ALLOWED_SKEW_MS } from "./signature.ts";

/** A request with a right signature. */
export interface SignedRequest {
  readonly client: SandboxClient;
  readonly signature: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/**
 * Spends a signature: true for one of all requests with it, at once or later. It is kept until its timestamp would be
 * refused; one statement drops older ones.
 */
export async function spendSignature(
  database: Database,
  { client, signature, timestamp }: SignedRequest,
  now: Date,
): Promise<boolean> {
  const row = { client: clientKey(client), signature, expiresAt: new Date(timestamp + ALLOWED_SKEW_MS) };
  const used = await inTransaction(database, (transaction) =>
    transaction
      .with("dropped", (signatures) => signatures.deleteFrom("usedSignatures").where("expiresAt", "<", now))
      .insertInto("usedSignatures")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning("signature")
      .executeTakeFirst(),
  );
  return used !== undefined;
}

/** 401: the same request was received before. */
export const replayed = () => notAuthorised("REPLAYED", "This signed request was received before.");
