import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { digits, GUESSES_ALLOWED, guess, TRIES_OF_A_CODE } from "../guessing.ts";
import type { SavedValues, Target } from "../target.ts";

const SUBJECT = "newcomer";
const begin: CaseStep = { operation: "checkRegistration", with: { "query.d": "$newcomer.email" } };
const send: CaseStep = { operation: "sendRegistrationCode", with: { "header.id": "$begun.id" } };
const check = (otp: string): CaseStep => ({
  operation: "checkRegistrationCode",
  with: { "header.id": "$begun.id", "header.m": "$sent.t", "body.otp": otp },
});

export const guessRegistrationCodes: ServerAttack = {
  id: "guess-registration-codes",
  on: "server",
  does: "registers one email repeatedly, requests codes, and guesses them",
  allowed: GUESSES_ALLOWED,
  run: (target) => guess((round) => guessed(target, round)),
};

async function guessed(target: Target, round: number): Promise<readonly ServerReply[]> {
  const begun = await target.take(SUBJECT, begin);
  const saved: SavedValues = { begun: begun.body };
  const sent = await target.take(SUBJECT, send, saved);
  if (sent.status !== 200) return [sent];
  const numbers = Array.from({ length: TRIES_OF_A_CODE }, (_, number) => digits(round * TRIES_OF_A_CODE + number));
  return Promise.all(numbers.map((otp) => target.take(SUBJECT, check(otp), { ...saved, sent: sent.body })));
}
