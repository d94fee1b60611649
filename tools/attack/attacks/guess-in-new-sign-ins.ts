import { signedInByNumber } from "../../contract/cases/signed-in.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { digits, GUESSES_ALLOWED, guess, TRIES_OF_A_CODE } from "../guessing.ts";

const SUBJECT = "one-number";
const [lookUpStep] = signedInByNumber(SUBJECT);

/** Each version of starting a sign-in by number, with the check of its code. */
const versions: readonly { readonly begin: CaseStep; readonly check: (otp: string) => CaseStep }[] = [
  {
    begin: lookUpStep,
    check: (otp) => ({
      operation: "verifyCodeV4",
      with: { "body.id": "$begun.id", "body.m": "$begun.t", "body.p": otp },
    }),
  },
  {
    begin: {
      operation: "sendCodeV1",
      with: { "header.id": undefined, "header.type": "M", "query.t": "M", "query.d": `$${SUBJECT}.mobile` },
    },
    check: (otp) => ({
      operation: "checkCodeV1",
      with: { "header.id": "$begun.id", "header.key": "$begun.key", "header.m": "$begun.t", "body.otp": otp },
    }),
  },
];

export const guessInNewSignIns: ServerAttack = {
  id: "guess-in-new-sign-ins",
  on: "server",
  does: "begins one sign-in after another by a number, in all versions, and guesses the code of each",
  allowed: GUESSES_ALLOWED,
  run: (target) =>
    guess(async (round) => {
      const version = versions[round % versions.length];
      if (version === undefined) return [];
      const begun = await target.take(SUBJECT, version.begin);
      if (begun.status !== 200) return [begun];
      const guessed = Array.from({ length: TRIES_OF_A_CODE }, (_, number) => digits(round * TRIES_OF_A_CODE + number));
      return Promise.all(guessed.map((otp) => target.take(SUBJECT, version.check(otp), { begun: begun.body })));
    }),
};
