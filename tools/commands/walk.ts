import { defineCommand } from "citty";
import { collectFindings, measureCoverage } from "../walk/coverage.ts";
import { documentsToWalk } from "../walk/documents-to-walk.ts";
import { isClean, type WalkReport, walkText } from "../walk/report.ts";
import { type WalkProgress, walkRepository } from "../walk/walk-repository.ts";
import { type WalkChoice, walkTasks } from "../walk/walk-tasks.ts";

/** `portal walk`: explores flows by running the engine on sample answers, and reports what is never reached. */
export const command = defineCommand({
  meta: {
    name: "walk",
    description: "Walks every flow of every programme by the engine: exit 0 all taken, 1 findings, 2 could not run",
  },
  args: {
    client: { type: "string", description: "Only for this client" },
    programme: { type: "string", description: "Only for this programme" },
    flow: { type: "string", description: "Only this flow: its id, or journey/id" },
    sample: { type: "string", valueHint: "N", description: "Only N walks of each flow, spread over all programmes" },
    json: { type: "boolean", description: "Tell everything as JSON" },
  },
  async run({ args }) {
    const context = documentsToWalk();
    const sample = args.sample === undefined ? undefined : parseSample(args.sample);
    const choice = { client: args.client, programme: args.programme, flow: args.flow, sample };
    if (walkTasks(context, choice).length === 0) throw new Error(nothingToWalk(choice));
    const results = await walkRepository(context, choice, createProgress());
    const coverage = measureCoverage(context, results);
    const findings = collectFindings(coverage, results);
    const report: WalkReport = { coverage, findings, results, isSample: sample !== undefined };
    process.stdout.write(args.json ? `${JSON.stringify(report, null, 2)}\n` : walkText(report));
    process.exitCode = isClean(report) ? 0 : 1;
  },
});

function parseSample(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--sample is a number of walks from 1, not "${text}".`);
  return count;
}

function nothingToWalk(choice: WalkChoice): string {
  const chosen = Object.entries(choice).flatMap(([name, value]) => (value === undefined ? [] : [`${name} "${value}"`]));
  return `There is nothing to walk for ${chosen.join(", ")}: the name is unknown, or the flow is not offered there.`;
}

/** On a terminal a line that is written over; elsewhere a line for every tenth. */
function createProgress(): WalkProgress {
  const { stderr } = process;
  if (!stderr.isTTY)
    return (done, all) => void (done % Math.ceil(all / 10) === 0 && stderr.write(`walked ${done} of ${all}\n`));
  return (done, all, { flow }) =>
    void stderr.write(`\r\u001B[2K${done === all ? "" : `walked ${done} of ${all}: ${flow}`}`);
}
