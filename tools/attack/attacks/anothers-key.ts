import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { type PreparedStep, preparedSteps } from "../prepared-steps.ts";
import { some } from "../replies.ts";
import { findNeighbour, signInSteps } from "../sign-in.ts";
import type { Target } from "../target.ts";

/** Longer than a server needs to keep a key. */
const DAYS = 60;
const enquiry: CaseStep = { operation: "createInquiry", with: { "body.upload_id": undefined } };

export const anothersKey: ServerAttack = {
  id: "anothers-key",
  on: "server",
  does: `sends another customer's request under its key, and a request under its own key ${DAYS} days later`,
  allowed: "no part of the other's reply; an expired key",
  async run(target) {
    const keyed = preparedSteps(target.facts.data).filter(({ step }) => {
      const { keyHeader, isSigned } = target.described(step.operation).operation;
      return keyHeader !== undefined && !isSigned;
    });
    const disclosing: string[] = [];
    for (const one of keyed) if (await isReplyDisclosed(target, one)) disclosing.push(one.step.operation);
    const isKeyValid = await outlives(target);
    const others =
      disclosing.length === 0 ? "no reply of another customer" : `the other's reply by ${some(disclosing)}`;
    return {
      seen: `${others}; after ${DAYS} days the key ${isKeyValid ? "is still valid" : "has expired"}`,
      isHeld: disclosing.length === 0 && !isKeyValid,
    };
  },
};

/** Whether another customer gets the reply that the first one got. */
async function isReplyDisclosed(target: Target, prepared: PreparedStep): Promise<boolean> {
  const { step, subject } = prepared;
  const other = findNeighbour(target, subject);
  if (other === undefined || step.as === undefined) return false;
  await target.anew();
  const saved = await target.lead(prepared);
  const parts = await target.parts(subject, step, saved);
  const first = await target.send(step.operation, parts, target.sendingAs(subject, saved, step.as));
  const theirs = await target.play(other, signInSteps(target, other, "theirs"));
  const second = await target.send(step.operation, parts, target.sendingAs(other, theirs, "theirs"));
  return first.status === 200 && second.status === 200 && second.text === first.text && first.text !== "{}";
}

async function outlives(target: Target): Promise<boolean> {
  await target.anew();
  const subject = "device";
  const parts = await target.parts(subject, enquiry);
  await target.send(enquiry.operation, parts, target.sendingAs(subject));
  const before = (await target.rows("inquiries")).length;
  await target.goOn(DAYS * 24 * 60);
  await target.send(enquiry.operation, parts, target.sendingAs(subject));
  return (await target.rows("inquiries")).length === before;
}
