import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Scenario } from "../../src/documents/generated/scenarios.ts";
import { elementsOf, member } from "../../src/documents/json.ts";
import { fullName, type SourceDocument } from "../../src/documents/read/source-document.ts";
import { edgesOf } from "../../src/documents/uses/flow-edges.ts";
import { statesOf } from "../../src/documents/uses/flow-links.ts";
import type { WalkFinding, WalkResult } from "./walk-result.ts";
import { wayOf, waysOf } from "./ways.ts";

/** How much of a flow was walked. */
export interface FlowCoverage {
  readonly flow: string;
  readonly ways: number;
  readonly taken: number;
  /** Ways that are proved to be out of reach for every client and programme, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>;
  /** Ways that are, for some client and programme, neither taken nor proved to be out of reach. */
  readonly untaken: readonly UntakenWay[];
  readonly unentered: readonly string[];
  /** The same for each client and programme between which the flow reads something otherwise. */
  readonly programmes: readonly ProgrammeCoverage[];
}

/** A way that was not taken, with the shortest way to the state that it leaves. */
export interface UntakenWay {
  readonly way: string;
  /** For whom, as `client/programme`. */
  readonly by: readonly string[];
  readonly scenario?: Scenario;
}

/** How much of a flow was walked for a client and programme. */
export interface ProgrammeCoverage {
  /** As `client/programme`: those between which the flow reads nothing otherwise. */
  readonly by: readonly string[];
  readonly taken: number;
  /** Ways that the client and programme close, with the reason. */
  readonly unreachable: number;
  readonly untaken: readonly string[];
}

/** What all walks of each flow came to. A flow that no client is offered is not listed. */
export function coverageOf(checked: CheckedDocuments, results: readonly WalkResult[]): FlowCoverage[] {
  return checked.index.of("flow").flatMap((document): FlowCoverage[] => {
    const flow = fullName(document);
    const own = results.filter((result) => result.flow === flow);
    if (own.length === 0) return [];
    const taken = new Set(own.flatMap((result) => result.taken));
    const entered = new Set([...own.flatMap((result) => result.entered), ...passedStates(checked, document, taken)]);
    const ways = waysOf(checked, document);
    const left = ways.filter((way) => !taken.has(way));
    const proved = left.filter((way) => own.every(({ unreachable }) => Object.hasOwn(unreachable, way)));
    return [
      {
        flow,
        ways: ways.length,
        taken: ways.length - left.length,
        unreachable: Object.fromEntries(proved.map((way) => [way, own[0]?.unreachable[way] ?? ""])),
        untaken: ways.flatMap((way) => untakenOf(own, way)),
        unentered: statesOf(document)
          .map(({ name }) => `${flow}#${name}`)
          .filter((id) => !entered.has(id)),
        programmes: own.map((result) => programmeCoverage(result, ways)),
      },
    ];
  });
}

const isUntaken = ({ taken, unreachable }: WalkResult, way: string) =>
  !taken.includes(way) && !Object.hasOwn(unreachable, way);

const programmesOf = ({ client, programme = "", alsoFor }: WalkResult) => [`${client}/${programme}`, ...alsoFor];

function untakenOf(results: readonly WalkResult[], way: string): UntakenWay[] {
  const missing = results.filter((result) => isUntaken(result, way));
  if (missing.length === 0) return [];
  return [{ way, by: missing.flatMap(programmesOf), ...scenarioOf(missing, way) }];
}

function programmeCoverage(result: WalkResult, ways: readonly string[]): ProgrammeCoverage {
  const { taken, unreachable } = result;
  return {
    by: programmesOf(result),
    taken: ways.filter((way) => taken.includes(way)).length,
    unreachable: ways.filter((way) => Object.hasOwn(unreachable, way)).length,
    untaken: ways.filter((way) => isUntaken(result, way)),
  };
}

/** The states that a flow went through without stopping there: its start, and where ways that were taken lead. */
function passedStates(checked: CheckedDocuments, document: SourceDocument, taken: ReadonlySet<string>): string[] {
  const flow = fullName(document);
  const isTaken = (path: readonly (string | number)[]) => taken.has(wayOf(document, path));
  const targets = edgesOf(checked, document)
    .filter(({ path }) => isTaken(path))
    .map(({ transition }) => member(transition, "to"));
  const steps = elementsOf(member(document.value, "steps")).filter((_, index) => isTaken(["steps", index]));
  return [member(document.value, "start"), ...targets, ...steps.map((step) => member(step, "to"))].map(
    (state) => `${flow}#${state}`,
  );
}

function scenarioOf(results: readonly WalkResult[], way: string): { readonly scenario?: Scenario } {
  const all = results.flatMap(({ towards }) => (Object.hasOwn(towards, way) ? [towards[way]] : []));
  const [shortest] = all.sort((one, other) => (one?.steps?.length ?? 0) - (other?.steps?.length ?? 0));
  return shortest === undefined ? {} : { scenario: shortest };
}

/** The checks of forms that walks met, and those of them that refused an answer somewhere. */
export function checksOf(results: readonly WalkResult[]) {
  const met = new Set(results.flatMap(({ checks }) => checks.met));
  return { met, refused: new Set(results.flatMap(({ checks }) => checks.refused)) };
}

/** A check that refuses nothing that can be typed stands there for nothing, or nobody was seen being refused. */
function unrefused(results: readonly WalkResult[]): WalkFinding[] {
  return [...checksOf(results).met].flatMap((check): WalkFinding[] => {
    const missing = results.filter(({ checks }) => checks.met.includes(check) && !checks.refused.includes(check));
    const [first] = missing;
    if (first === undefined) return [];
    const message = `the check ${check} refuses nothing that is typed for ${listed(missing.flatMap(programmesOf))}`;
    return [{ kind: "never-refused", flow: first.flow, message }];
  });
}

/** The first of many by name. */
const listed = ([first = "", ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** Of all ways, so many may be out of reach: what no client has yet. */
export const MOST_UNREACHABLE = 0.01;

/** All that is wrong: with the flows' coverage, and what walks found on their way, each once. */
export function findingsOf(coverage: readonly FlowCoverage[], results: readonly WalkResult[]): WalkFinding[] {
  const untaken = coverage.flatMap(({ flow, untaken: ways }) =>
    ways.map(
      ({ way, by, scenario }): WalkFinding => ({
        kind: "never-taken",
        flow,
        message: `the way at ${way.slice(way.indexOf("#") + 1)} is never taken for ${listed(by)}`,
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
