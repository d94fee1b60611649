import type { Database } from "../database/open-database.ts";
import { randomId } from "../security/random.ts";

/** A token that opens the gateway's fields for one payment: what is entered there pays that payment alone. */
export async function makeClientToken(database: Database, payment: string, now: Date): Promise<string> {
  const token = randomId("ct");
  await database.insertInto("gatewayClientTokens").values({ token, payment, madeAt: now }).execute();
  return token;
}

/** The payment for which fields were opened with that token; undefined for what is no such token. */
export async function findOpenedFor(database: Database, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const made = database.selectFrom("gatewayClientTokens").select("payment").where("token", "=", token);
  return (await made.executeTakeFirst())?.payment;
}
