import { signedInByNumber } from "../../contract/cases/signed-in.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { flood, MESSAGES_ALLOWED } from "../flooding.ts";

const SUBJECT = "one-number";

const [lookUpStep] = signedInByNumber(SUBJECT);
const byNumber: CaseStep = {
  operation: "sendCodeV1",
  with: { "header.id": undefined, "header.type": "M", "query.t": "M", "query.d": `$${SUBJECT}.mobile` },
};
const again: CaseStep = { operation: "sendCodeV4", with: { "body.id": "$begun.id", "body.t": "M" } };

export const floodAPhone: ServerAttack = {
  id: "flood-a-phone",
  on: "server",
  does: "requests codes for one phone, by new sign-ins and by resending",
  allowed: MESSAGES_ALLOWED,
  run: (target) =>
    flood(target, target.subject(SUBJECT).mobile, async (round) => {
      const begun = await target.take(SUBJECT, round % 2 === 0 ? lookUpStep : byNumber);
      if (begun.status === 200) await target.take(SUBJECT, again, { begun: begun.body });
    }),
};
