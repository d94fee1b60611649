import type { Sighting } from "./attack.ts";
import type { Target } from "./target.ts";

/** How long an attacker requests messages. */
const FLOODING_MS = 3_000;
/** More than the five codes that the specification permits, and more than a customer needs within seconds. */
const MOST_MESSAGES = 6;

/** The limit, in the words of the table. */
export const MESSAGES_ALLOWED = `${MOST_MESSAGES} messages`;

/** Requests messages in rounds, at most as long as an attacker would; the outbox says how many an address got. */
export async function flood(
  target: Target,
  address: unknown,
  round: (number: number) => Promise<void>,
): Promise<Sighting> {
  const countMessages = async () =>
    (await target.rows("outbox")).filter(({ recipient }) => recipient === address).length;
  const before = await countMessages();
  const until = performance.now() + FLOODING_MS;
  for (let number = 0; performance.now() < until; number += 1) await round(number);
  const sent = (await countMessages()) - before;
  return { seen: `${sent} messages in ${FLOODING_MS / 1000} s`, isHeld: sent > 0 && sent <= MOST_MESSAGES };
}
