import { signedIn } from "../../contract/cases/signed-in.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { atOnce, having } from "../replies.ts";
import { findSignOut } from "../sign-out.ts";
import type { Target } from "../target.ts";

const SUBJECT = "customer";
const AT_ONCE = 20;
const ask = (keep: string): CaseStep => ({
  operation: "requestTokenCode",
  as: "tokens",
  with: { "body.data": "$tokens.id" },
  keep,
});
const redeem: CaseStep = { operation: "redeemTokenCode", with: { "query.c": "$again.c" } };
const reset: readonly CaseStep[] = [
  { operation: "requestPasswordReset", with: { "body.d": "$customer.email" } },
  { operation: "setPassword", with: { "body.id": "$link:customer.email", "body.d": "Harbour-lights-41" } },
];

/** Whether a code still gives tokens after an operation that should end it. */
async function livesAfter(target: Target, steps: readonly CaseStep[]): Promise<boolean> {
  const saved = await target.play(SUBJECT, [...signedIn, ask("again"), ...steps]);
  return (await target.take(SUBJECT, redeem, saved)).status === 200;
}

export const tokenCodes: ServerAttack = {
  id: "token-codes",
  on: "server",
  does: `redeems a code for new tokens ${AT_ONCE} times at once, and after a new code, a sign-out, a reset`,
  allowed: "1 redemption, none of an ended code",
  async run(target) {
    const saved = await target.play(SUBJECT, [...signedIn, ask("again")]);
    const redeemed = having(await atOnce(AT_ONCE, () => target.take(SUBJECT, redeem, saved)), 200);
    const signOut = findSignOut(target.facts.operations);
    const outlived = [
      ...((await livesAfter(target, [ask("newer")])) ? ["a new code"] : []),
      ...(signOut === undefined || (await livesAfter(target, [signOut])) ? ["a sign-out"] : []),
      ...((await livesAfter(target, reset)) ? ["a reset"] : []),
    ];
    const after = outlived.length === 0 ? "refused afterwards" : `still valid after ${outlived.join(", ")}`;
    return { seen: `${redeemed} of ${AT_ONCE} redeemed; ${after}`, isHeld: redeemed === 1 && outlived.length === 0 };
  },
};
