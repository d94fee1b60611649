import type { CheckContext } from "../../src/checker/check-context.ts";
import { type FlowDocument, fullName } from "../../src/checker/read/source-document.ts";
import { listEdges } from "../../src/checker/uses/flow-edges.ts";
import { listStates } from "../../src/checker/uses/flow-links.ts";
import type { Scenario } from "../../src/documents/generated/scenarios.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import { listTransitionIds, transitionIdAt } from "./transition-ids.ts";
import type { WalkFinding, WalkResult } from "./walk-result.ts";

/** The coverage of a flow. */
export interface FlowCoverage {
  readonly flow: string;
  readonly ways: number;
  readonly taken: number;
  /** Transitions that are proved to be out of reach for every client and programme, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>;
  /** Transitions that are, for some client and programme, neither taken nor proved to be out of reach. */
  readonly untaken: readonly UntakenTransition[];
  readonly unentered: readonly string[];
  /** The same for each client and programme for which the flow reads different values. */
  readonly programmes: readonly ProgrammeCoverage[];
}

/** A transition that was not taken, with the shortest scenario to its state. */
export interface UntakenTransition {
  readonly way: string;
  /** For whom, as `client/programme`. */
  readonly by: readonly string[];
  readonly scenario?: Scenario;
}

/** The coverage of a flow for a client and programme. */
export interface ProgrammeCoverage {
  /** As `client/programme`: those for which the flow reads the same values. */
  readonly by: readonly string[];
  readonly taken: number;
  /** Transitions that the client and programme close, with the reason. */
  readonly unreachable: number;
  readonly untaken: readonly string[];
}

/** The coverage of each flow by all walks. A flow that no client offers is not listed. */
export function measureCoverage(context: CheckContext, results: readonly WalkResult[]): FlowCoverage[] {
  return context.index.of("flow").flatMap((document): FlowCoverage[] => {
    const flow = fullName(document);
    const own = results.filter((result) => result.flow === flow);
    if (own.length === 0) return [];
    const taken = new Set(own.flatMap((result) => result.taken));
    const entered = new Set([...own.flatMap((result) => result.entered), ...passedStates(context, document, taken)]);
    const transitionIds = listTransitionIds(context, document);
    const left = transitionIds.filter((transitionId) => !taken.has(transitionId));
    const proved = left.filter((transitionId) =>
      own.every(({ unreachable }) => Object.hasOwn(unreachable, transitionId)),
    );
    return [
      {
        flow,
        ways: transitionIds.length,
        taken: transitionIds.length - left.length,
        unreachable: Object.fromEntries(
          proved.map((transitionId) => [transitionId, own[0]?.unreachable[transitionId] ?? ""]),
        ),
        untaken: transitionIds.flatMap((transitionId) => findUntaken(own, transitionId)),
        unentered: listStates(document)
          .map(({ name }) => `${flow}#${name}`)
          .filter((id) => !entered.has(id)),
        programmes: own.map((result) => programmeCoverage(result, transitionIds)),
      },
    ];
  });
}

const isUntaken = ({ taken, unreachable }: WalkResult, transitionId: string) =>
  !taken.includes(transitionId) && !Object.hasOwn(unreachable, transitionId);

const listProgrammes = ({ client, programme = "", alsoFor }: WalkResult) => [`${client}/${programme}`, ...alsoFor];

function findUntaken(results: readonly WalkResult[], transitionId: string): UntakenTransition[] {
  const missing = results.filter((result) => isUntaken(result, transitionId));
  if (missing.length === 0) return [];
  return [{ way: transitionId, by: missing.flatMap(listProgrammes), ...findScenario(missing, transitionId) }];
}

function programmeCoverage(result: WalkResult, transitionIds: readonly string[]): ProgrammeCoverage {
  const { taken, unreachable } = result;
  return {
    by: listProgrammes(result),
    taken: transitionIds.filter((transitionId) => taken.includes(transitionId)).length,
    unreachable: transitionIds.filter((transitionId) => Object.hasOwn(unreachable, transitionId)).length,
    untaken: transitionIds.filter((transitionId) => isUntaken(result, transitionId)),
  };
}

/** The states that a flow passed without stopping: its start, and the targets of taken transitions. */
function passedStates(context: CheckContext, document: FlowDocument, taken: ReadonlySet<string>): string[] {
  const flow = fullName(document);
  const isTaken = (path: readonly (string | number)[]) => taken.has(transitionIdAt(document, path));
  const targets = listEdges(context, document)
    .filter(({ path }) => isTaken(path))
    .map(({ transition }) => member(transition, "to"));
  const steps = arrayElements(member(document.value, "steps")).filter((_, index) => isTaken(["steps", index]));
  return [member(document.value, "start"), ...targets, ...steps.map((step) => member(step, "to"))].map(
    (state) => `${flow}#${state}`,
  );
}

function findScenario(results: readonly WalkResult[], transitionId: string): { readonly scenario?: Scenario } {
  const all = results.flatMap(({ towards }) => (Object.hasOwn(towards, transitionId) ? [towards[transitionId]] : []));
  const [shortest] = all.sort((one, other) => (one?.steps?.length ?? 0) - (other?.steps?.length ?? 0));
  return shortest === undefined ? {} : { scenario: shortest };
}

/** The checks of forms that walks met, and those of them that refused an answer somewhere. */
export function collectChecks(results: readonly WalkResult[]) {
  const met = new Set(results.flatMap(({ checks }) => checks.met));
  return { met, refused: new Set(results.flatMap(({ checks }) => checks.refused)) };
}

/** A check that refused nothing is useless, or the walk did not find an answer that it refuses. */
function unrefused(results: readonly WalkResult[]): WalkFinding[] {
  return [...collectChecks(results).met].flatMap((check): WalkFinding[] => {
    const missing = results.filter(({ checks }) => checks.met.includes(check) && !checks.refused.includes(check));
    const [first] = missing;
    if (first === undefined) return [];
    const message = `the check ${check} refuses no typed answer for ${listed(missing.flatMap(listProgrammes))}`;
    return [{ kind: "never-refused", flow: first.flow, message }];
  });
}

/** The first of many by name. */
const listed = ([first = "", ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** The share of all transitions that may be out of reach: those that no client has yet. */
export const MOST_UNREACHABLE = 0.01;

/** All findings: of the flows' coverage and of the walks, each once. */
export function collectFindings(coverage: readonly FlowCoverage[], results: readonly WalkResult[]): WalkFinding[] {
  const untaken = coverage.flatMap(({ flow, untaken: transitions }) =>
    transitions.map(
      ({ way: transitionId, by, scenario }): WalkFinding => ({
        kind: "never-taken",
        flow,
        message: `the transition at ${transitionId.slice(transitionId.indexOf("#") + 1)} is never taken for ${listed(by)}`,
        ...(scenario === undefined ? {} : { scenario }),
      }),
    ),
  );
  const unentered = coverage.flatMap(({ flow, unentered: states, unreachable }) =>
    Object.keys(unreachable).length > 0
      ? []
      : states.map(
          (id): WalkFinding => ({
            kind: "never-entered",
            flow,
            message: `state "${id.slice(id.indexOf("#") + 1)}" is never entered`,
          }),
        ),
  );
  const found = new Map(
    results
      .flatMap(({ findings }) => findings)
      .map((one) => [`${one.kind} ${one.message}`, one] as const)
      .toReversed(),
  );
  return [...untaken, ...unentered, ...unrefused(results), ...[...found.values()].toReversed()];
}
