import { collectChecks, type FlowCoverage, MOST_UNREACHABLE } from "./coverage.ts";
import type { WalkFinding, WalkResult } from "./walk-result.ts";

/** The result of a whole walk. */
export interface WalkReport {
  readonly coverage: readonly FlowCoverage[];
  readonly findings: readonly WalkFinding[];
  readonly results: readonly WalkResult[];
  /** Whether only some clients and programmes were walked: what these close, others may have. */
  readonly isSample: boolean;
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/** The share of transitions, as a person reads it; never rounded up to all of them. */
const percent = (taken: number, all: number): string =>
  all === 0 ? "100 %" : `${(Math.floor((taken / all) * 1000) / 10).toFixed(1).replace(".0", "")} %`;

/** Whether there is no finding and, of all clients and programmes, few transitions are out of reach. */
export function isClean({ coverage, findings, isSample }: WalkReport): boolean {
  return findings.length === 0 && (isSample || unreachableShare(coverage) <= MOST_UNREACHABLE);
}

const countUnreachable = ({ unreachable }: FlowCoverage) => Object.keys(unreachable).length;

function unreachableShare(coverage: readonly FlowCoverage[]): number {
  const all = sum(coverage.map(({ ways }) => ways));
  return all === 0 ? 0 : sum(coverage.map(countUnreachable)) / all;
}

/** The walk for a person: a line for each flow, the findings with the steps to them, and the sum. */
export function walkText(report: WalkReport): string {
  const { coverage, findings, results, isSample } = report;
  const width = Math.max(...coverage.map(({ flow }) => flow.length));
  const lines = coverage.map((one) => {
    const proved = countUnreachable(one);
    const reach = `${one.taken}/${one.ways - proved}`.padStart(8);
    return `${one.flow.padEnd(width)} ${reach} transitions ${leastPercent(one).padStart(6)}${ownersText(one)}`;
  });
  const proofs = (isSample ? [] : coverage).flatMap(({ unreachable }) =>
    Object.entries(unreachable).map(([transitionId, why]) => `out of reach: ${transitionId}: ${why}`),
  );
  return `${[...lines, ...proofs.map((one) => `\n${one}`), ...findings.map(findingText), "", sumText(report, results)].join("\n")}\n`;
}

/** The lowest share of taken transitions: for a client and programme, of all that these do not close. */
function leastPercent({ ways, programmes }: FlowCoverage): string {
  const [least] = programmes.toSorted((one, other) => other.untaken.length - one.untaken.length);
  return least === undefined ? "" : percent(least.taken, ways - least.unreachable);
}

/** The number of clients and programmes, and the transitions that some or all of them close. */
function ownersText(one: FlowCoverage): string {
  const owners = one.programmes.flatMap(({ by }) => by).length;
  const closing = one.programmes.filter(({ unreachable }) => unreachable > countUnreachable(one));
  const proved = countUnreachable(one);
  return [
    ` for ${owners === 1 ? "one" : `each of ${owners}`}`,
    ...(closing.length === 0 ? [] : [`some closed for ${closing.flatMap(({ by }) => by).length}`]),
    ...(proved === 0 ? [] : [`${proved} out of reach`]),
  ].join(", ");
}

function findingText({ kind, flow, message, scenario }: WalkFinding): string {
  if (kind === "never-refused") return `\n${flow}: ${message} [${kind}]`;
  const reachText = scenario === undefined ? "  no scenario leads there" : `  scenario: ${JSON.stringify(scenario)}`;
  return `\n${flow}: ${message} [${kind}]\n${reachText}`;
}

function programmesText(coverage: readonly FlowCoverage[]): string {
  const all = coverage.flatMap(({ ways, programmes }) => programmes.map((one) => ({ ...one, ways })));
  const closed = sum(all.map(({ unreachable }) => unreachable));
  const taken = sum(all.map((one) => one.taken));
  const open = sum(all.map(({ ways }) => ways)) - closed;
  return `${taken} of ${open} transitions taken (${percent(taken, open)}); ${closed} are closed by the client and programme`;
}

function checksText(results: readonly WalkResult[]): string {
  const { met, refused } = collectChecks(results);
  return `${refused.size} of ${met.size} checks of forms refused an answer.`;
}

function sumText({ coverage, findings }: WalkReport, results: readonly WalkResult[]): string {
  const transitions = sum(coverage.map((one) => one.ways));
  const proved = sum(coverage.map(countUnreachable));
  const taken = sum(coverage.map((one) => one.taken));
  const worlds = sum(results.map(({ alsoFor }) => alsoFor.length + 1));
  return [
    `By client and programme: ${programmesText(coverage)}.`,
    `${coverage.length} flows, ${results.length} walks for ${worlds} clients and programmes, ${sum(results.map(({ steps }) => steps))} steps.`,
    `${taken} of ${transitions - proved} transitions taken (${percent(taken, transitions - proved)}); ${proved} of ${transitions} out of reach (${percent(proved, transitions)}, at most ${MOST_UNREACHABLE * 100} %).`,
    checksText(results),
    findings.length === 0 ? "No findings." : `${findings.length} findings.`,
  ].join("\n");
}
