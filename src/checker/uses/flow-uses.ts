import type { Route } from "../../documents/generated/routes.ts";
import { objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { DISMISS } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { eventsTaken } from "./flow-edges.ts";
import { innerFlow } from "./flow-links.ts";
import { withOriginals, withSubstitutes } from "./substitutions.ts";

/** A use of a flow: inside a state of another, over its page, behind a route, in a frame. */
type FlowUse =
  | { readonly by: "state" | "open"; readonly parent: FlowDocument; readonly state: string | undefined }
  | { readonly by: "route"; readonly route: string; readonly value: Draft<Route> }
  | { readonly by: "frame"; readonly frame: string };

/** Every use of a flow, or of one that it substitutes. */
export const usesOfFlow = memoizeByDocument((context, flow: FlowDocument): readonly FlowUse[] => {
  const originals = withOriginals(context, "flow", flow);
  const isMeant = (found: FlowDocument | undefined) => found !== undefined && originals.includes(found);
  const inFlows = context.index
    .of("flow")
    .flatMap((parent) =>
      runsIn(context, parent).flatMap(({ inner, path: _at, ...use }) => (isMeant(inner) ? [use] : [])),
    );
  const { routes, frames } = context.index.find("routes", "routes")?.value ?? {};
  const named = (name: string | undefined) => isMeant(context.index.find("flow", String(name)));
  const byRoutes = objectEntries(routes).flatMap(([route, value]): FlowUse[] =>
    named(value.flow) ? [{ by: "route", route, value }] : [],
  );
  const byFrames = objectEntries(frames).flatMap(([frame, { runs }]): FlowUse[] =>
    runs?.some(named) ? [{ by: "frame", frame }] : [],
  );
  return [...inFlows, ...byRoutes, ...byFrames];
});

/** A flow that another runs. */
type InnerRun = FlowUse & {
  readonly by: "state" | "open";
  readonly inner: FlowDocument | undefined;
  /** The place of its name in the parent. */
  readonly path: JsonPath;
};

/** The flows that a flow runs in its states or opens over its pages. */
export const runsIn = memoizeByDocument((context, parent: FlowDocument): readonly InnerRun[] =>
  context.visitsOf(parent, "Open", "FlowState").flatMap(({ types, value, path }): InnerRun[] => {
    if (value.flow === undefined) return [];
    const by = types.includes("Open") ? "open" : "state";
    const inner = innerFlow(context, parent, value);
    return [{ by, parent, state: path[0] === "states" ? String(path[1]) : undefined, inner, path }];
  }),
);

/** The flows that run inside the states of a flow, at any depth, and their substitutes. */
export function flowsInside(context: CheckContext, flow: FlowDocument): ReadonlySet<FlowDocument> {
  return reachedBy(context, flow, ({ by }) => by === "state");
}

/** A flow with all flows that run inside it or over its pages. */
export function flowsUnder(context: CheckContext, flow: FlowDocument): ReadonlySet<FlowDocument> {
  return new Set([flow, ...reachedBy(context, flow, () => true)]);
}

function reachedBy(context: CheckContext, flow: FlowDocument, counts: (run: InnerRun) => boolean) {
  const reached = new Set<FlowDocument>();
  const waiting = [flow];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    const inner = runsIn(context, parent).filter(counts);
    for (const one of inner.flatMap((run) => (run.inner ? withSubstitutes(context, "flow", run.inner) : []))) {
      if (reached.has(one)) continue;
      reached.add(one);
      waiting.push(one);
    }
  }
  return reached;
}

/**
 * The events that the flows around a flow always handle: those inside which it runs, up to the page that it covers.
 * When it has several uses, the events that are handled in all of them.
 */
export function eventsTakenAround(
  context: CheckContext,
  flow: FlowDocument,
  inside: readonly FlowDocument[] = [],
): ReadonlySet<string> {
  const takenByEach = usesOfFlow(context, flow)
    .filter((use) => use.by !== "state" || !inside.includes(use.parent))
    .map((use) => takenByUse(context, use, [...inside, flow]));
  const [first = new Set<string>(), ...others] = takenByEach;
  return new Set([...first].filter((event) => others.every((taken) => taken.has(event))));
}

function takenByUse(context: CheckContext, use: FlowUse, inside: readonly FlowDocument[]): ReadonlySet<string> {
  if (use.by === "open") return new Set([DISMISS]);
  if (use.by !== "state") return new Set();
  return new Set([...eventsTaken(context, use.parent), ...eventsTakenAround(context, use.parent, inside)]);
}

/** Whether a flow runs over a page, or inside one that does. */
export function runsOverPage(context: CheckContext, flow: FlowDocument, inside: readonly FlowDocument[] = []): boolean {
  return usesOfFlow(context, flow).some((use) => {
    if (use.by === "open") return true;
    return use.by === "state" && !inside.includes(use.parent) && runsOverPage(context, use.parent, [...inside, flow]);
  });
}
