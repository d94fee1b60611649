import type { ServerAttack } from "../attack.ts";
import { some } from "../replies.ts";
import type { Target } from "../target.ts";
import { type ToldStep, toldSteps } from "../told-steps.ts";

export const replays: ServerAttack = {
  id: "replays",
  on: "server",
  does: "sends each signed request again as it was, byte for byte",
  allowed: "nothing is done twice",
  async run(target) {
    const signed = toldSteps(target.facts.data).filter(
      ({ step }) => target.described(step.operation).operation.isSigned,
    );
    const twice: string[] = [];
    for (const told of signed) if (await isDoneTwice(target, told)) twice.push(told.step.operation);
    const seen = twice.length === 0 ? "none done twice" : `${twice.length} done twice: ${some(twice)}`;
    return { seen: `of ${signed.length} operations ${seen}`, isHeld: twice.length === 0 };
  },
};

/** Whether the server holds something else after the second than after the first. */
async function isDoneTwice(target: Target, told: ToldStep): Promise<boolean> {
  const { step, subject } = told;
  await target.anew();
  const kept = await target.lead(told);
  const parts = await target.parts(subject, step, kept);
  const { path, init } = target.server.prepare(
    target.described(step.operation).operation,
    parts,
    target.sendingAs(subject),
  );
  await target.server.raw(path, init);
  const held = await target.console.state();
  const again = await target.server.raw(path, init);
  return again.status === 200 && (await target.console.state()) !== held;
}
