import { sign, verify } from "hono/jwt";
import { clientKey, type SandboxClient } from "../client.ts";
import { seconds } from "./tokens.ts";

/** What tells such a code from an access token, which is signed with the same secret. */
const PURPOSE = "token-code";

/** Signs a code for new tokens of a person. */
export function signTokenCode(
  secret: string,
  { client, personId, expiresAt }: { client: SandboxClient; personId: string; expiresAt: Date },
): Promise<string> {
  return sign({ sub: personId, aud: clientKey(client), exp: seconds(expiresAt), use: PURPOSE }, secret, "HS256");
}

/** Whose tokens a code gives; undefined where it is none of this client's, or is good no longer. */
export async function readTokenCode(
  secret: string,
  code: string,
  { client, now }: { client: SandboxClient; now: Date },
): Promise<string | undefined> {
  try {
    // Instants are checked by the sandbox's clock, which `verify` does not know.
    const claims = await verify(code, secret, { alg: "HS256", aud: clientKey(client), exp: false });
    const isGood = claims.use === PURPOSE && Number(claims.exp) > seconds(now);
    return isGood && typeof claims.sub === "string" ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}
