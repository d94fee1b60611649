import type { ServerReply } from "../contract/server.ts";
import type { Sighting } from "./attack.ts";
import { errorCode, secondsToWait } from "./replies.ts";

/** How long an attacker guesses. */
const GUESSING_MS = 3_000;
/** Wrong guesses that a server may evaluate before it locks. */
const MOST_GUESSES = 5;
/** Wrong tries in a row that make a code useless; the last one gets the lock as its reply. */
export const TRIES_OF_A_CODE = 4;
/** The codes of refusals of a guess that the server evaluated. */
const WRONG = ["WRONG_CODE", "NATIONAL_ID_MISMATCH"];
/** The statuses of a lock and of a wait. */
const LATER = [405, 429];

/**
 * Guesses in rounds, at most as long as an attacker would; the server evaluated each guess that it called wrong. A lock
 * or wait has to be told with its end.
 */
export async function guess(round: (number: number) => Promise<readonly ServerReply[]>): Promise<Sighting> {
  const started = performance.now();
  let evaluated = 0;
  let locked = 0;
  let right = 0;
  let endless = 0;
  for (let number = 0; performance.now() - started < GUESSING_MS; number += 1) {
    const replies = await round(number);
    evaluated += replies.filter((reply) => WRONG.includes(errorCode(reply))).length;
    locked += replies.filter(({ status }) => status === 405).length;
    right += replies.filter(({ status }) => status === 200).length;
    endless += replies.filter((reply) => LATER.includes(reply.status) && secondsToWait(reply) === undefined).length;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const luck = right > 0 ? `, ${right} were right` : "";
  const silence = endless > 0 ? `, ${endless} refused without an end` : "";
  return {
    seen: `${evaluated} guesses evaluated in ${seconds} s, ${locked} refused as locked${luck}${silence}`,
    isHeld: evaluated <= MOST_GUESSES && right === 0 && endless === 0,
  };
}

/** The limit, in the words of the table. */
export const GUESSES_ALLOWED = `${MOST_GUESSES} guesses evaluated, then refusals that say until when`;

/** Six digits, different for each number; a guess is right once in a million. */
export const digits = (number: number): string => String((number * 7919 + 123_457) % 1_000_000).padStart(6, "0");
