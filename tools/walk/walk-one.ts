import type { Scenario } from "../../src/documents/generated/scenarios.ts";
import { member } from "../../src/documents/json.ts";
import { edgesOf } from "../../src/documents/uses/flow-edges.ts";
import { usesOfFlow } from "../../src/documents/uses/flow-uses.ts";
import { endlessAnswers } from "./endless-answers.ts";
import { explore, type Found, type Walk } from "./explore.ts";
import { missingMessages } from "./missing-messages.ts";
import { scenarioOf, scenarioTo } from "./scenario-of.ts";
import { screensWithoutWay } from "./screens-without-way.ts";
import { shortestScenario } from "./shortest-way.ts";
import { unreachableWays } from "./unreachable-ways.ts";
import type { WalkFinding, WalkResult } from "./walk-result.ts";
import type { WalkedFlow } from "./walked-flow.ts";
import { wayOf, waysOf } from "./ways.ts";

/** Walks a flow for a client and a programme and says what was found. */
export function walkOne(walked: WalkedFlow, alsoFor: readonly string[] = []): WalkResult {
  const unreachable = unreachableWays(walked);
  const wanted = waysOf(walked.checked, walked.document).filter((way) => !unreachable.has(way));
  const walk = explore(walked, wanted);
  const disproved = [...unreachable.keys()].find((way) => walk.taken.has(way));
  if (disproved !== undefined) throw new Error(`${disproved} was taken, though proved to be out of reach.`);
  const { flow, client, programme } = walked;
  return {
    flow,
    client,
    ...(programme === undefined ? {} : { programme }),
    alsoFor,
    taken: [...walk.taken.keys()],
    entered: [...walk.entered.keys()],
    unreachable: Object.fromEntries(unreachable),
    findings: [...breaksOf(walk), ...screensWithoutWay(walk), ...endlessAnswers(walk), ...missingMessages(walk)],
    towards: towards(
      walk,
      wanted.filter((way) => !walk.taken.has(way)),
    ),
    checks: { met: [...walked.checks.met], refused: [...walked.checks.refused] },
    snapshots: walk.found.length,
    steps: walk.steps,
    isCut: walk.isCut,
  };
}

function breaksOf({ walked, breaks }: Walk): WalkFinding[] {
  const isRoot = usesOfFlow(walked.checked, walked.document).some(({ by }) => by === "route" || by === "frame");
  // A flow that runs inside others returns to their screens; alone it has none.
  const real = breaks.filter(({ why }) => isRoot || !why.includes("has no screen to return to"));
  return real.map(({ at, given, when, why }) => ({
    kind: "break",
    flow: walked.flow,
    message: why,
    scenario: at === undefined ? scenarioOf(given) : scenarioTo(at, when),
  }));
}

/** The shortest ways to the states that ways leave which were not taken. */
function towards(walk: Walk, missing: readonly string[]): Readonly<Record<string, Scenario>> {
  const { walked } = walk;
  const start = String(member(walked.document.value, "start"));
  const sources = edgesOf(walked.checked, walked.document).map(
    ({ from, path }) => [wayOf(walked.document, path), from ?? start] as const,
  );
  const found = sources.flatMap(([way, state]): (readonly [string, Scenario])[] => {
    const scenario = missing.includes(way) ? shortestScenario(walk, isAt(walked.flow, state)) : undefined;
    return scenario === undefined ? [] : [[way, scenario]];
  });
  return Object.fromEntries(found);
}

const isAt =
  (flow: string, state: string) =>
  ({ standing }: Found): boolean =>
    standing.snapshot.frames.some((frame) => frame.flow === flow && frame.state === state);
