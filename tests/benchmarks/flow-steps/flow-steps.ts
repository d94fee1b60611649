import { compileFlows, type FlowSet, send, start } from "../../../src/engine/index.ts";
import { compareRates } from "../compare-rates.ts";
import { type Comparison, figureValue } from "../comparison.ts";
import { lapFlow, STATES, stateName } from "./lap.ts";
import { newMachine, newTable, walkByActor, walkByTable, walkByTransition } from "./peers.ts";

const REF = "bench/lap";
const values = { client: {}, session: {}, storage: {}, locale: "en-US", settings: {} };
const moment = { context: { id: "bench", hash: "1", values }, now: 0 };
const startOptions = { ...moment, flow: REF, run: "run", release: "1" };

/** What our engine gives for so many events, snapshots and effects included. */
function walkByEngine(flows: FlowSet, steps: number): string {
  let { snapshot } = start(flows, startOptions);
  for (let step = 0; step < steps; step += 1) {
    snapshot = send(flows, snapshot, { kind: "screen", name: "NEXT", visit: snapshot.visit }, moment).snapshot;
  }
  return snapshot.frames[0]?.state ?? "";
}

const compile = (flow: typeof lapFlow) => compileFlows({ flows: { [REF]: flow }, forms: {} });

/** Ten rounds of all states, from the start. */
const STEPS = 10 * STATES;

/** Steps a second of a flow of 100 states, by us and by others. */
export function compareSteps(): Comparison {
  const flows = compile(lapFlow);
  const walks = {
    ours: (steps: number) => walkByEngine(flows, steps),
    "xstate transition": walkByTransition,
    "xstate actor": walkByActor,
    "bare table": walkByTable,
  };
  for (const [name, walk] of Object.entries(walks)) {
    if (walk(STATES + 7) !== stateName(7)) throw new Error(`${name} walks another way`);
  }
  const figures = compareRates(
    Object.entries(walks).map(([name, walk]) => ({ name, times: STEPS, run: () => walk(STEPS) })),
  );
  const ours = figureValue(figures, "ours");
  return {
    title: "steps of a flow of 100 states",
    unit: "steps/s",
    figures,
    goals: [
      { what: "ours to xstate transition", measured: ours / figureValue(figures, "xstate transition"), atLeast: 8 },
    ],
  };
}

/**
 * The same from nothing: each makes what it walks by, so that the first use of every state is in it. Ours has to read
 * the document's text and to compile its rules, which the others are given compiled.
 */
export function compareStepsFromNothing(): Comparison {
  const text = JSON.stringify(lapFlow);
  const figures = compareRates([
    { name: "ours", times: STEPS, run: () => walkByEngine(compile(JSON.parse(text)), STEPS) },
    { name: "xstate transition", times: STEPS, run: () => walkByTransition(STEPS, newMachine()) },
    { name: "xstate actor", times: STEPS, run: () => walkByActor(STEPS, newMachine()) },
    { name: "bare table", times: STEPS, run: () => walkByTable(STEPS, newTable()) },
  ]);
  const ours = figureValue(figures, "ours");
  return {
    title: "steps of a flow of 100 states, ten rounds from its text",
    unit: "steps/s",
    figures,
    goals: [
      { what: "ours to xstate transition", measured: ours / figureValue(figures, "xstate transition"), atLeast: 8 },
    ],
  };
}

/** Starting a flow of 100 states from its text, beside reading the text alone. */
export function compareStart(): Comparison {
  const text = JSON.stringify(lapFlow);
  const parsed = () => JSON.parse(text) as typeof lapFlow;
  const figures = compareRates([
    { name: "ours: parse, compile, start", times: 1, run: () => start(compile(parsed()), startOptions) },
    { name: "ours: and each state once", times: 1, run: () => walkByEngine(compile(parsed()), STATES) },
    { name: "JSON.parse", times: 1, run: parsed },
  ]);
  const times = figures.map(({ name, value }) => ({ name, value: 1e6 / value }));
  const parse = figureValue(times, "JSON.parse");
  return {
    title: "start of a flow of 100 states",
    unit: "µs",
    figures: times,
    goals: [
      { what: "start to JSON.parse", measured: figureValue(times, "ours: parse, compile, start") / parse, atMost: 1.5 },
    ],
  };
}
