import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listEdges } from "./flow-edges.ts";
import { flowsUnder } from "./flow-uses.ts";

/** An event that documents tell runs, other than by a screen: a return from outside, or the word of another flow. */
export interface EmittedEvent {
  readonly name: string;
  readonly document: SourceDocument;
  readonly path: JsonPath;
  /** The flows that hear it. */
  readonly receivers: ReadonlySet<SourceDocument>;
}

/** Every event that documents tell runs. Flows that are not there hear nothing and are left out. */
export const emittedEvents = (context: CheckContext): readonly EmittedEvent[] => [
  ...context.index.of("routes").flatMap((routes) => returnEvents(context, routes)),
  ...[...context.index.of("flow"), ...context.index.of("routes")].flatMap((document) => emittedBy(context, document)),
];

/** Returns from outside: the flow behind the route hears them, with all that runs in it. */
const returnEvents = memoizeByDocument((context, routes): readonly EmittedEvent[] =>
  objectEntries(member(routes.value, "routes")).flatMap(([id, route]) => {
    const name = member(member(route, "event"), "name");
    const flow = context.index.find("flow", String(member(route, "flow")));
    if (typeof name !== "string" || flow === undefined) return [];
    return [{ name, document: routes, path: ["routes", id, "event", "name"], receivers: flowsUnder(context, flow) }];
  }),
);

/** What flows emit: the flows that run in frames hear it. */
const emittedBy = memoizeByDocument((context, document): readonly EmittedEvent[] =>
  context.listVisits(document).flatMap(({ types, value, path }) => {
    const name = member(member(value, "emit"), "event");
    return types.includes("Actions") && typeof name === "string"
      ? [{ name, document, path: [...path, "emit", "event"], receivers: flowsInFrames(context) }]
      : [];
  }),
);

function flowsInFrames(context: CheckContext): ReadonlySet<SourceDocument> {
  const frames = objectEntries(member(context.index.find("routes", "routes")?.value, "frames"));
  const names = frames.flatMap(([, frame]) => arrayElements(member(frame, "runs")));
  const flows = names.flatMap((name) => context.index.find("flow", String(name)) ?? []);
  return new Set(flows.flatMap((flow) => [...flowsUnder(context, flow)]));
}

/** Every event that a flow takes, in whatever state. */
export function allEventsTaken(context: CheckContext, flow: SourceDocument): ReadonlySet<string> {
  return new Set(listEdges(context, flow).flatMap(({ cause, name }) => (cause === "on" && name ? [name] : [])));
}
