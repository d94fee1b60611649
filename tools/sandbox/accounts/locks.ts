import { locked } from "../problem.ts";
import type { Resources } from "../resources.ts";
import type { Subject } from "./subject.ts";
import { findLocks, type TryKind, toTried } from "./wrong-tries.ts";

/**
 * Whether a lock that must not show blocks somebody. Throws 405 with the end of a disclosed lock. Known and unknown
 * identifiers cost the same work.
 */
export async function checkLocks(
  { database, secret }: Pick<Resources, "database" | "secret">,
  subject: Subject,
  kinds: readonly TryKind[],
  now: Date,
): Promise<{ readonly isShut: boolean }> {
  const tried = kinds.map((kind) => toTried(secret, subject, kind));
  const { disclosedUntil, isSilent } = await findLocks(database, tried, now);
  if (disclosedUntil !== undefined) throw locked(disclosedUntil);
  return { isShut: isSilent };
}
