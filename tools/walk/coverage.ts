import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Scenario } from "../../src/documents/generated/scenarios.ts";
import { elementsOf, member } from "../../src/documents/json.ts";
import { fullName, type SourceDocument } from "../../src/documents/read/source-document.ts";
import { edgesOf } from "../../src/documents/uses/flow-edges.ts";
import { statesOf } from "../../src/documents/uses/flow-links.ts";
import { wayId, waysOf } from "./explore.ts";
import type { WalkFinding, WalkResult } from "./walk-result.ts";

/** How much of a flow was walked. */
export interface FlowCoverage {
  readonly flow: string;
  readonly ways: number;
  readonly taken: number;
  /** Ways that are proved to be out of reach for every client and programme, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>;
  /** Ways that are neither taken nor proved to be out of reach, each with the way to the state that it leaves. */
  readonly untaken: readonly { readonly way: string; readonly scenario?: Scenario }[];
  readonly unentered: readonly string[];
  readonly walks: number;
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
        untaken: left.filter((way) => !proved.includes(way)).map((way) => ({ way, ...scenarioOf(own, way) })),
        unentered: statesOf(document)
          .map(({ name }) => `${flow}#${name}`)
          .filter((id) => !entered.has(id)),
        walks: own.length,
      },
    ];
  });
}

/** The states that a flow went through without stopping there: its start, and where ways that were taken lead. */
function passedStates(checked: CheckedDocuments, document: SourceDocument, taken: ReadonlySet<string>): string[] {
  const flow = fullName(document);
  const isTaken = (path: readonly (string | number)[]) => taken.has(wayId({ flow, at: `/${path.join("/")}` }));
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

/** Of all ways, so many may be out of reach: what no client has yet. */
export const MOST_UNREACHABLE = 0.01;

/** All that is wrong: with the flows' coverage, and what walks found on their way, each once. */
export function findingsOf(coverage: readonly FlowCoverage[], results: readonly WalkResult[]): WalkFinding[] {
  const untaken = coverage.flatMap(({ flow, untaken: ways }) =>
    ways.map(
      ({ way, scenario }): WalkFinding => ({
        kind: "never-taken",
        flow,
        message: `the way at ${way.slice(way.indexOf("#") + 1)} is never taken`,
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
  return [...untaken, ...unentered, ...[...found.values()].toReversed()];
}
