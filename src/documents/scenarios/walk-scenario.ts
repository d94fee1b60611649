import { start } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath } from "../findings/problem.ts";
import type { Scenario, Then, When } from "../generated/scenarios.ts";
import { differences } from "./expectation.ts";
import { happen, type Outcome, outcomeOf, type Standing } from "./happening.ts";
import { contextOf, flowsFor } from "./world.ts";

/** Where a scenario is otherwise than it says, and how. */
export interface Deviation {
  /** From the scenario. */
  readonly path: JsonPath;
  readonly message: string;
}

/** What scenarios name, in full. */
export interface Names {
  /** The flow, as `journey/id`. */
  readonly flow: string;
  /** A screen's reference by the name that the scenarios use. */
  screen(name: string): string;
}

const BEGINNING = "2026-01-01T00:00:00Z";

/** Walks a scenario and gives the first step that goes otherwise; nothing where all goes as it says. */
export function walkScenario(
  documents: CheckedDocuments,
  { given, then, steps = [] }: Scenario,
  names: Names,
): Deviation[] {
  const flows = flowsFor(documents, given.client);
  const context = (session: object | undefined) => contextOf(flows, given, names.flow, session && { ...session });
  const moment = { context: context(given.session), now: Date.parse(given.at ?? BEGINNING) };
  const started = start(flows.flows, {
    flow: names.flow,
    run: "scenario",
    release: "scenario",
    input: { ...given.input },
    ...(given.state && { state: given.state }),
    ...moment,
  });
  const before: Standing = { flows: flows.flows, snapshot: started.snapshot, effects: [], taken: [], ...moment };
  let walked = judge(outcomeOf(before, started), ["given"], then, ["then"], names);
  for (const [index, step] of steps.entries()) {
    if (!walked.ok) return walked.deviations;
    const outcome = happen(walked.standing, step.when, context);
    walked = judge(outcome, ["steps", index, "when"], step.then, ["steps", index, "then"], names);
  }
  return walked.ok ? [] : walked.deviations;
}

type Walked =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly deviations: Deviation[] };

function judge(outcome: Outcome, at: JsonPath, then: Then | undefined, thenAt: JsonPath, names: Names): Walked {
  if (!outcome.ok) return { ok: false, deviations: [{ path: at, message: outcome.why }] };
  const found = then === undefined ? [] : differences(outcome.standing, then, names.screen);
  if (found.length === 0) return { ok: true, standing: outcome.standing };
  return { ok: false, deviations: found.map(({ path, message }) => ({ path: [...thenAt, ...path], message })) };
}

/** The answers that a scenario gives for calls, with their places. */
export function answersOf({
  steps = [],
}: Scenario): { readonly call: string; readonly gives: unknown; readonly path: JsonPath }[] {
  return steps.flatMap(({ when }: { readonly when: When }, index) =>
    "answers" in when && when.gives !== undefined
      ? [{ call: when.answers, gives: when.gives, path: ["steps", index, "when", "gives"] }]
      : [],
  );
}
