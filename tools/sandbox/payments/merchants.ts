import type { SandboxClient } from "../client.ts";
import { Problem } from "../problem.ts";

/** The merchant of that name. Throws 400 when the client's contract with the gateway names no such merchant. */
export function requireMerchant({ merchants = [] }: SandboxClient, name: string): string {
  if (!merchants.includes(name))
    throw new Problem(400, { code: "UNKNOWN_MERCHANT", message: "There is no such merchant." });
  return name;
}
