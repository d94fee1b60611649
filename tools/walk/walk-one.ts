import { listEdges } from "../../src/checker/uses/flow-edges.ts";
import { usesOfFlow } from "../../src/checker/uses/flow-uses.ts";
import type { Scenario } from "../../src/documents/generated/scenarios.ts";
import { member } from "../../src/documents/json.ts";
import { deadEndScreens } from "./dead-end-screens.ts";
import { endlessAnswers } from "./endless-answers.ts";
import { explore } from "./explore.ts";
import type { Found, Walk } from "./found.ts";
import { missingMessages } from "./missing-messages.ts";
import { emptyScenario, scenarioTo } from "./scenario-to.ts";
import { shortestScenario } from "./shortest-scenario.ts";
import { listTransitionIds, transitionIdAt } from "./transition-ids.ts";
import { unreachableTransitions } from "./unreachable-transitions.ts";
import type { WalkFinding, WalkResult } from "./walk-result.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** Walks a flow for a client and a programme and returns the findings. */
export function walkOne(walked: WalkedFlow, alsoFor: readonly string[] = []): WalkResult {
  const unreachable = unreachableTransitions(walked);
  const wanted = listTransitionIds(walked.checkContext, walked.document).filter(
    (transitionId) => !unreachable.has(transitionId),
  );
  const walk = explore(walked, wanted);
  const disproved = [...unreachable.keys()].find((transitionId) => walk.taken.has(transitionId));
  if (disproved !== undefined)
    throw new Error(
      `${disproved} was taken, though proved to be out of reach: the proof in unreachable-transitions.ts is wrong.`,
    );
  const { flow, client, programme } = walked;
  return {
    flow,
    client,
    ...(programme === undefined ? {} : { programme }),
    alsoFor,
    taken: [...walk.taken.keys()],
    entered: [...walk.entered.keys()],
    unreachable: Object.fromEntries(unreachable),
    findings: [...breakFindings(walk), ...deadEndScreens(walk), ...endlessAnswers(walk), ...missingMessages(walk)],
    towards: towards(
      walk,
      wanted.filter((transitionId) => !walk.taken.has(transitionId)),
    ),
    checks: { met: [...walked.checks.met], refused: [...walked.checks.refused] },
    snapshots: walk.found.length,
    steps: walk.steps,
    isCut: walk.isCut,
  };
}

function breakFindings({ walked, breaks }: Walk): WalkFinding[] {
  const isRoot = usesOfFlow(walked.checkContext, walked.document).some(({ by }) => by === "route" || by === "frame");
  // A flow that runs inside others returns to their screens; alone it has none.
  const real = breaks.filter(({ why }) => isRoot || !why.includes("has no screen to return to"));
  return real.map(({ at, given, when, why }) => ({
    kind: "break",
    flow: walked.flow,
    message: why,
    scenario: at === undefined ? emptyScenario(given) : scenarioTo(at, when),
  }));
}

/** The shortest scenarios to the states whose transitions were not taken. */
function towards(walk: Walk, missing: readonly string[]): Readonly<Record<string, Scenario>> {
  const { walked } = walk;
  const start = String(member(walked.document.value, "start"));
  const sources = listEdges(walked.checkContext, walked.document).map(
    ({ from, path }) => [transitionIdAt(walked.document, path), from ?? start] as const,
  );
  const found = sources.flatMap(([transitionId, state]): (readonly [string, Scenario])[] => {
    const scenario = missing.includes(transitionId) ? shortestScenario(walk, isAt(walked.flow, state)) : undefined;
    return scenario === undefined ? [] : [[transitionId, scenario]];
  });
  return Object.fromEntries(found);
}

const isAt =
  (flow: string, state: string) =>
  ({ runState }: Found): boolean =>
    runState.snapshot.frames.some((frame) => frame.flow === flow && frame.state === state);
