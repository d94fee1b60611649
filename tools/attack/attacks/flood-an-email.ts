import { signedIn } from "../../contract/cases/signed-in.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { flood, MESSAGES_ALLOWED } from "../flooding.ts";

const SUBJECT = "customer";

const [byPassword] = signedIn;
const byCode: CaseStep = { operation: "loginV3", with: { "body.u": `$${SUBJECT}.email`, "body.t": "E" } };
const again: CaseStep = { operation: "sendCodeV4", with: { "body.id": "$begun.id", "body.t": "E" } };
const reset: CaseStep = { operation: "requestPasswordReset", with: { "body.d": `$${SUBJECT}.email` } };

export const floodAnEmail: ServerAttack = {
  id: "flood-an-email",
  on: "server",
  does: "requests codes and reset links for one email, by new sign-ins, by resending and by resets",
  allowed: MESSAGES_ALLOWED,
  run: (target) =>
    flood(target, target.subject(SUBJECT).email, async (round) => {
      const begun = await target.take(SUBJECT, round % 2 === 0 ? byCode : byPassword);
      if (begun.status === 200) await target.take(SUBJECT, again, { begun: begun.body });
      await target.take(SUBJECT, reset);
    }),
};
