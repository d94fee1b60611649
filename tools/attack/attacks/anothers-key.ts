import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { some } from "../replies.ts";
import { neighbourOf, signInOf } from "../sign-in.ts";
import type { Target } from "../target.ts";
import { type ToldStep, toldSteps } from "../told-steps.ts";

/** Longer than a server has any reason to keep a key. */
const DAYS = 60;
const enquiry: CaseStep = { operation: "createInquiry", with: { "body.upload_id": undefined } };

export const anothersKey: ServerAttack = {
  id: "anothers-key",
  on: "server",
  does: `sends another customer's request under its key, and a request under its own key ${DAYS} days later`,
  allowed: "nothing of the other's reply; a key that has expired",
  async run(target) {
    const keyed = toldSteps(target.facts.data).filter(({ step }) => {
      const { keyHeader, isSigned } = target.described(step.operation).operation;
      return keyHeader !== undefined && !isSigned;
    });
    const told: string[] = [];
    for (const one of keyed) if (await isTold(target, one)) told.push(one.step.operation);
    const isKept = await outlives(target);
    const others = told.length === 0 ? "no other's reply" : `the other's reply by ${some(told)}`;
    return {
      seen: `${others}; after ${DAYS} days the key ${isKept ? "is good still" : "is over"}`,
      isHeld: told.length === 0 && !isKept,
    };
  },
};

/** Whether another customer gets the reply that the first one got. */
async function isTold(target: Target, told: ToldStep): Promise<boolean> {
  const { step, subject } = told;
  const other = neighbourOf(target, subject);
  if (other === undefined || step.as === undefined) return false;
  await target.anew();
  const kept = await target.lead(told);
  const parts = await target.parts(subject, step, kept);
  const first = await target.send(step.operation, parts, target.sendingAs(subject, kept, step.as));
  const theirs = await target.play(other, signInOf(target, other, "theirs"));
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
