import type { ServerAttack } from "../attack.ts";
import { type PreparedStep, preparedSteps } from "../prepared-steps.ts";
import { some } from "../replies.ts";
import type { Target } from "../target.ts";

export const replays: ServerAttack = {
  id: "replays",
  on: "server",
  does: "sends each signed request again, byte for byte",
  allowed: "nothing is done twice",
  async run(target) {
    const signed = preparedSteps(target.facts.data).filter(
      ({ step }) => target.described(step.operation).operation.isSigned,
    );
    const twice: string[] = [];
    for (const prepared of signed) if (await isDoneTwice(target, prepared)) twice.push(prepared.step.operation);
    const seen = twice.length === 0 ? "none done twice" : `${twice.length} done twice: ${some(twice)}`;
    return { seen: `of ${signed.length} operations ${seen}`, isHeld: twice.length === 0 };
  },
};

/** Whether the server's content differs between the first and the second. */
async function isDoneTwice(target: Target, prepared: PreparedStep): Promise<boolean> {
  const { step, subject } = prepared;
  await target.anew();
  const saved = await target.lead(prepared);
  const parts = await target.parts(subject, step, saved);
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
