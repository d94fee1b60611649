import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { remembered } from "../scope/remembered.ts";
import { eventsTaken } from "./flow-edges.ts";
import { nameInJourney } from "./references.ts";
import { withOriginals, withStandIns } from "./stand-ins.ts";

/** How a flow comes to run: inside a state of another, over its page, behind a route, in a frame. */
type FlowUse =
  | { readonly by: "state" | "open"; readonly parent: SourceDocument; readonly state: string | undefined }
  | { readonly by: "route"; readonly route: string; readonly value: unknown }
  | { readonly by: "frame"; readonly frame: string };

/** Every way in which a flow, or one in whose place it stands, comes to run. */
export const usesOfFlow = remembered((checked, flow): readonly FlowUse[] => {
  const originals = withOriginals(checked, "flow", flow);
  const isMeant = (found: SourceDocument | undefined) => found !== undefined && originals.includes(found);
  const inFlows = checked.index
    .of("flow")
    .flatMap((parent) =>
      runsIn(checked, parent).flatMap(({ inner, path: _at, ...use }) => (isMeant(inner) ? [use] : [])),
    );
  const routes = checked.index.find("routes", "routes")?.value;
  const named = (name: unknown) => isMeant(checked.index.find("flow", String(name)));
  const byRoutes = membersOf(member(routes, "routes")).flatMap(([route, value]): FlowUse[] =>
    named(member(value, "flow")) ? [{ by: "route", route, value }] : [],
  );
  const byFrames = membersOf(member(routes, "frames")).flatMap(([frame, value]): FlowUse[] =>
    elementsOf(member(value, "runs")).some(named) ? [{ by: "frame", frame }] : [],
  );
  return [...inFlows, ...byRoutes, ...byFrames];
});

/** A flow that another runs. */
type InnerRun = FlowUse & {
  readonly by: "state" | "open";
  readonly inner: SourceDocument | undefined;
  /** Where the parent names it. */
  readonly path: JsonPath;
};

/** The flows that a flow runs in its states or opens over its pages. */
export const runsIn = remembered((checked, parent): readonly InnerRun[] =>
  checked.visitsOf(parent).flatMap(({ types, value, path }): InnerRun[] => {
    const name = member(value, "flow");
    const isRun = types.includes("Open") || types.includes("FlowState");
    if (!isRun || typeof name !== "string") return [];
    const by = types.includes("Open") ? "open" : "state";
    const inner = checked.index.find("flow", nameInJourney(name, parent));
    return [{ by, parent, state: path[0] === "states" ? String(path[1]) : undefined, inner, path }];
  }),
);

/** The flows that run inside the states of a flow, however deep; those that stand in their place too. */
export function flowsInside(checked: CheckedDocuments, flow: SourceDocument): ReadonlySet<SourceDocument> {
  return reachedBy(checked, flow, ({ by }) => by === "state");
}

/** A flow with all that runs inside it or over its pages. */
export function flowsUnder(checked: CheckedDocuments, flow: SourceDocument): ReadonlySet<SourceDocument> {
  return new Set([flow, ...reachedBy(checked, flow, () => true)]);
}

function reachedBy(checked: CheckedDocuments, flow: SourceDocument, counts: (run: InnerRun) => boolean) {
  const reached = new Set<SourceDocument>();
  const waiting = [flow];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    const inner = runsIn(checked, parent).filter(counts);
    for (const one of inner.flatMap((run) => (run.inner ? withStandIns(checked, "flow", run.inner) : []))) {
      if (reached.has(one)) continue;
      reached.add(one);
      waiting.push(one);
    }
  }
  return reached;
}

/** Closes any flow that was opened over a page, whether it says so or not. */
const DISMISS = "DISMISS";

/**
 * The events that are taken around a flow whenever it runs: by the flows it runs inside of, up to the page it lies
 * over. Where it runs in several ways, what all of them take.
 */
export function eventsTakenAround(
  checked: CheckedDocuments,
  flow: SourceDocument,
  inside: readonly SourceDocument[] = [],
): ReadonlySet<string> {
  const ways = usesOfFlow(checked, flow)
    .filter((use) => use.by !== "state" || !inside.includes(use.parent))
    .map((use) => takenByUse(checked, use, [...inside, flow]));
  const [first = new Set<string>(), ...others] = ways;
  return new Set([...first].filter((event) => others.every((taken) => taken.has(event))));
}

function takenByUse(checked: CheckedDocuments, use: FlowUse, inside: readonly SourceDocument[]): ReadonlySet<string> {
  if (use.by === "open") return new Set([DISMISS]);
  if (use.by !== "state") return new Set();
  return new Set([...eventsTaken(checked, use.parent), ...eventsTakenAround(checked, use.parent, inside)]);
}

/** Whether a flow runs over a page, or inside one that does. */
export function runsOverPage(
  checked: CheckedDocuments,
  flow: SourceDocument,
  inside: readonly SourceDocument[] = [],
): boolean {
  return usesOfFlow(checked, flow).some((use) => {
    if (use.by === "open") return true;
    return use.by === "state" && !inside.includes(use.parent) && runsOverPage(checked, use.parent, [...inside, flow]);
  });
}
