import { signedIn, signedInByNumber } from "../../contract/cases/signed-in.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { secondsToWait } from "../replies.ts";
import type { Target } from "../target.ts";

/** How many refusals of one kind are waited for. */
const TURNS = 3;
/** Requests after which a refusal is due. */
const MOST_REQUESTS = 8;

const [login] = signedIn;
const NUMBER = "one-number";
const [lookUpStep] = signedInByNumber(NUMBER);
const wrongPassword: CaseStep = { operation: login.operation, with: { ...login.with, "body.p": "not-the-password-0" } };

export const growingLocks: ServerAttack = {
  id: "growing-locks",
  on: "server",
  does: "waits until each lock of a password and each wait for a code is over, and goes on",
  allowed: "each refusal says until when, and each lasts longer, about twice as long",
  async run(target) {
    const locks = await refusals(target, 405, () => target.take("customer", wrongPassword));
    const waits = await refusals(target, 429, () => target.take(NUMBER, lookUpStep));
    return {
      seen: `locks of ${locks.join(", ")} s; waits of ${waits.join(", ")} s`,
      isHeld: isGrowing(locks) && isGrowing(waits),
    };
  },
};

/** The length of each refusal in seconds; the last one is 0 when it was not told, or did not come. */
async function refusals(target: Target, status: number, send: () => Promise<ServerReply>): Promise<number[]> {
  const lengths: number[] = [];
  while (lengths.length < TURNS && lengths.at(-1) !== 0) {
    const length = await untilRefused(status, send);
    lengths.push(length);
    await target.goOn(Math.ceil((length + 1) / 60));
  }
  return lengths;
}

async function untilRefused(status: number, send: () => Promise<ServerReply>): Promise<number> {
  for (let sent = 0; sent < MOST_REQUESTS; sent += 1) {
    const reply = await send();
    if (reply.status === status) return secondsToWait(reply) ?? 0;
  }
  return 0;
}

/** A slow reply shortens what is left of a wait, so not all of the double is asked for. */
const isGrowing = (lengths: readonly number[]): boolean =>
  lengths.length === TURNS && lengths.every((length, index) => length > 0 && length >= 1.5 * (lengths[index - 1] ?? 0));
