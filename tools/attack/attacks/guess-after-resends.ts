import { isJsonObject, member } from "../../../src/documents/json.ts";
import { signedIn } from "../../contract/cases/signed-in.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { digits, GUESSES_ALLOWED, guess, TRIES_OF_A_CODE } from "../guessing.ts";
import type { SavedValues, Target } from "../target.ts";

const [login] = signedIn;
const resend: readonly CaseStep[] = [
  {
    operation: "sendCodeV1",
    with: { "header.id": "$session.id", "query.t": undefined, "query.d": undefined },
  },
  { operation: "sendCodeV4", with: { "body.id": "$session.id" } },
];

/** Both versions of a check, of the code that was sent last. */
const check = (otp: string): readonly CaseStep[] => [
  {
    operation: "checkCodeV1",
    with: { "header.id": "$code.id", "header.key": "$code.key", "header.m": "$code.t", "body.otp": otp },
  },
  { operation: "verifyCodeV4", with: { "body.id": "$code.id", "body.m": "$code.nonce", "body.p": otp } },
];

export const guessAfterResends: ServerAttack = {
  id: "guess-after-resends",
  on: "server",
  does: "guesses the code of one sign-in, and requests a new one when it is locked, by all versions",
  allowed: GUESSES_ALLOWED,
  async run(target) {
    let saved = await target.play("customer", [login]);
    return guess(async (round) => {
      const resent = resend[round % resend.length];
      const sent = round === 0 || resent === undefined ? undefined : await target.take("customer", resent, saved);
      saved = { ...saved, code: newest(sent, saved) };
      return tries(target, saved, round);
    });
  },
};

/** Key and nonce of the newest code; the fourth version gives no key, so the first cannot check it. */
function newest(sent: ServerReply | undefined, { session, code }: SavedValues): SavedValues {
  if (sent !== undefined && sent.status !== 200) return isJsonObject(code) ? code : {};
  const given = sent === undefined ? session : sent.body;
  const { id, key, t, m = t } = isJsonObject(given) ? given : {};
  return { id, key, t, nonce: m };
}

async function tries(target: Target, saved: SavedValues, round: number): Promise<ServerReply[]> {
  const replies: ServerReply[] = [];
  for (let number = 0; number < TRIES_OF_A_CODE; number += 1) {
    const [first, fourth] = check(digits(round * TRIES_OF_A_CODE + number));
    const step = member(saved.code, "key") === undefined ? fourth : first;
    if (step !== undefined) replies.push(await target.take("customer", step, saved));
  }
  return replies;
}
