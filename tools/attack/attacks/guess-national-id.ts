import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { digits, GUESSES_ALLOWED, guess, TRIES_OF_A_CODE } from "../guessing.ts";
import type { Target } from "../target.ts";

const HOLDER = "holder";
const RECIPIENT = "many-numbers";

const begin: CaseStep = { operation: "checkRegistration", with: { "query.d": `$${HOLDER}.mobile` } };
const ofHolder = (end: string): CaseStep => ({
  operation: "verifyHolder",
  with: { "body.id": "$begun.id", "body.d": end },
});
const sendLink: CaseStep = { operation: "requestPasswordReset", with: { "body.d": `$${RECIPIENT}.email` } };
const ofRecipient = (end: string): CaseStep => ({
  operation: "verifyReset",
  with: { "body.id": `$link:${RECIPIENT}.email`, "body.d": end },
});

export const guessNationalId: ServerAttack = {
  id: "guess-national-id",
  on: "server",
  does: "guesses the end of a national ID, over new registrations of one number and new reset links of one email",
  allowed: `${GUESSES_ALLOWED}, of each`,
  async run(target) {
    const registering = await guess(async (round) => {
      const begun = await target.take(HOLDER, begin);
      if (begun.status !== 200) return [begun];
      return tries(round, (end) => target.take(HOLDER, ofHolder(end), { begun: begun.body }));
    });
    const resetting = await guess((round) => triesOfLink(target, round));
    return {
      seen: `registrations: ${registering.seen}; links: ${resetting.seen}`,
      isHeld: registering.isHeld && resetting.isHeld,
    };
  },
};

/** Tries the newest link, where no new one is sent any more. */
async function triesOfLink(target: Target, round: number): Promise<readonly ServerReply[]> {
  await target.take(RECIPIENT, sendLink);
  return tries(round, (end) => target.take(RECIPIENT, ofRecipient(end)));
}

/** Ends of four digits, different in each round. */
function tries(round: number, take: (end: string) => Promise<ServerReply>): Promise<ServerReply[]> {
  const ends = Array.from({ length: TRIES_OF_A_CODE }, (_, number) =>
    digits(round * TRIES_OF_A_CODE + number).slice(-4),
  );
  return Promise.all(ends.map(take));
}
