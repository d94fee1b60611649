import { findCycle } from "../../src/checker/uses/find-cycle.ts";
import type { Found, Walk } from "./found.ts";
import { shortestTo } from "./shortest-scenario.ts";
import type { WalkFinding } from "./walk-result.ts";

/** Cycles of calls and their answers without a customer and without time passing. */
export function endlessAnswers(walk: Walk): WalkFinding[] {
  const { walked, answered, found } = walk;
  const awaiting = new Map(found.filter(isAwaiting).map((one) => [one.key, one]));
  const reported = new Set<string>();
  return [...awaiting].flatMap(([key, first]): WalkFinding[] => {
    if (reported.has(key)) return [];
    const round = findCycle(key, (one) => [...(answered.get(one) ?? [])].filter((next) => awaiting.has(next)));
    if (round === undefined) return [];
    for (const one of round) reported.add(one);
    const states = round.map((one) => awaiting.get(one)?.runState.snapshot.frames.at(-1)?.state ?? "");
    const message = `calls repeat endlessly without the customer: ${[...new Set(states)].join(" → ")}`;
    return [{ kind: "endless", flow: walked.flow, message, scenario: shortestTo(walk, first) }];
  });
}

/** A call that is repeated after a while lets time pass. */
const isAwaiting = ({ runState: { snapshot } }: Found) =>
  snapshot.left !== undefined || snapshot.path.length === 0
    ? Object.values(snapshot.pending).some(({ poll }) => poll === undefined)
    : false;
