import { signedInByNumber } from "../../contract/cases/signed-in.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";

const SUBJECT = "one-number";
const FLOODING_MS = 3_000;
/** More than the five codes that the specification permits, and more than a customer needs within seconds. */
const MOST_MESSAGES = 6;

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
  allowed: `${MOST_MESSAGES} messages`,
  async run(target) {
    const number = target.subject(SUBJECT).mobile;
    const before = await messagesTo();
    const until = performance.now() + FLOODING_MS;
    for (let round = 0; performance.now() < until; round += 1) {
      const begun = await target.take(SUBJECT, round % 2 === 0 ? lookUpStep : byNumber);
      if (begun.status === 200) await target.take(SUBJECT, again, { begun: begun.body });
    }
    const sent = (await messagesTo()) - before;
    return { seen: `${sent} messages in ${FLOODING_MS / 1000} s`, isHeld: sent <= MOST_MESSAGES };

    async function messagesTo(): Promise<number> {
      return (await target.rows("outbox")).filter(({ recipient }) => recipient === number).length;
    }
  },
};
