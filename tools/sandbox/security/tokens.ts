import { sign, verify } from "hono/jwt";
import { clientKey, type SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/tables.ts";
import { notAuthorised } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { keyedHash, randomId } from "./random.ts";

/** A signed-in customer, the sign-in, and the interaction line of these tokens. */
export interface Customer {
  readonly person: Person;
  readonly signInId: string;
  readonly interactionLineId: string;
}

/** The tokens of a sign-in, which the reply carries in the headers id, token and authorization. */
export interface Tokens {
  readonly id: string;
  readonly token: string;
  readonly authorization: string;
}

/** How long tokens are valid; assumed. */
const TOKEN_MINUTES = 30;

/** The person and the client of new tokens. */
interface TokenRequest {
  readonly secret: string;
  readonly client: SandboxClient;
  readonly personId: string;
  readonly now: Date;
}

/** Signs a person in. */
export async function issueTokens(database: Database, request: TokenRequest): Promise<Tokens> {
  const signInId = randomId("si");
  await database.insertInto("signIns").values({ id: signInId, personId: request.personId }).execute();
  return issueMoreTokens(database, { ...request, signInId });
}

/** New tokens of a sign-in; they end with it. */
export async function issueMoreTokens(
  database: Database,
  { secret, client, personId, now, signInId }: TokenRequest & { readonly signInId: string },
): Promise<Tokens> {
  const token = randomId("t");
  const expiresAt = minutesAfter(now, TOKEN_MINUTES);
  const tokenHash = keyedHash(secret, token);
  await database
    .insertInto("accessTokens")
    .values({ tokenHash, signInId, client: clientKey(client), personId, interactionLineId: randomId("il"), expiresAt })
    .execute();
  const claims = { sub: personId, aud: clientKey(client), iat: seconds(now), exp: seconds(expiresAt), jti: tokenHash };
  return { id: personId, token, authorization: `Bearer ${await sign(claims, secret, "HS256")}` };
}

/**
 * The customer whom the three headers identify; a fourth may name one of the interaction lines of the customer's
 * sign-ins. Throws 401, with `jwt expired` when the sign-in is over by the sandbox's clock.
 */
export async function checkCustomer(
  { database, secret }: Resources,
  client: SandboxClient,
  header: Readonly<Record<string, string>>,
  now: Date,
): Promise<Customer> {
  const claims = await readClaims(header.authorization ?? "", secret, clientKey(client));
  const isConsistent = claims.sub === header.id && claims.jti === keyedHash(secret, header.token ?? "");
  if (!isConsistent) throw notAuthorised("TOKEN", "The tokens do not belong together.");
  const issued = await findToken(database, String(claims.jti), client);
  if (!issued) throw notAuthorised("TOKEN", "The token is not known.");
  if (issued.expiresAt <= now) throw expired();
  const { interactionLineId, personId, signInId } = issued;
  await checkLine(database, personId, header["x-interaction-line-id"]);
  const person = await database.selectFrom("people").selectAll().where("id", "=", personId).executeTakeFirstOrThrow();
  return { person, signInId, interactionLineId };
}

/** 401 with the text by which portals recognise an expired sign-in. */
export const expired = () => notAuthorised("EXPIRED", "jwt expired");

async function readClaims(authorization: string, secret: string, audience: string) {
  const [, jwt = ""] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  try {
    // Instants are checked by the sandbox's clock, which `verify` does not know.
    return await verify(jwt, secret, { alg: "HS256", aud: audience, exp: false, iat: false, nbf: false });
  } catch (cause) {
    throw notAuthorised("TOKEN", "The authorization header is not one of this server.", { cause });
  }
}

function findToken(database: Database, tokenHash: string, client: SandboxClient) {
  return database
    .selectFrom("accessTokens")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("client", "=", clientKey(client))
    .executeTakeFirst();
}

/** Throws 401 for an interaction line that none of the person's tokens gave. */
export async function checkLine(database: Database, personId: string, interactionLineId: unknown): Promise<void> {
  if (typeof interactionLineId !== "string") return;
  const own = database.selectFrom("accessTokens").select("tokenHash");
  const issued = own.where(({ and }) => and({ personId, interactionLineId }));
  if ((await issued.executeTakeFirst()) === undefined)
    throw notAuthorised("TOKEN", "The interaction line is not this customer's.");
}

/** An instant as a JWT has it (RFC 7519, NumericDate). */
export const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
