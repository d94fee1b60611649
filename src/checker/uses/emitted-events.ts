import { objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { FlowDocument, RoutesDocument, SourceDocument } from "../read/source-document.ts";
import { listEdges } from "./flow-edges.ts";
import { flowsUnder } from "./flow-uses.ts";
import { noncesOfFlow } from "./nonces.ts";

/** An event that reaches runs without a screen: a return from outside, or an event that another flow emits. */
export interface EmittedEvent {
  readonly name: string;
  readonly document: SourceDocument;
  readonly path: JsonPath;
  /** The flows that receive it. */
  readonly receivers: ReadonlySet<FlowDocument>;
}

/** Every event that documents emit to runs. Absent flows receive nothing and are left out. */
export const emittedEvents = (context: CheckContext): readonly EmittedEvent[] => [
  ...context.index.of("routes").flatMap((routes) => returnEvents(context, routes)),
  ...[...context.index.of("flow"), ...context.index.of("routes")].flatMap((document) => emittedBy(context, document)),
];

/** Returns from outside: the flow behind the route receives them, with all its inner flows. */
const returnEvents = memoizeByDocument((context, routes: RoutesDocument): readonly EmittedEvent[] =>
  objectEntries(routes.value.routes).flatMap(([id, route]) => {
    const name = route.event?.name;
    const nonce = route.event?.run?.nonce;
    const flow = context.index.find("flow", String(route.flow));
    if (name === undefined || flow === undefined) return [];
    const makers = nonce === undefined ? undefined : flowsWithNonce(context, nonce);
    const receivers = makers === undefined || makers.size === 0 ? flowsUnder(context, flow) : makers;
    return [{ name, document: routes, path: ["routes", id, "event", "name"], receivers }];
  }),
);

/** The flows of every run that may have made a nonce. */
function flowsWithNonce(context: CheckContext, nonce: string): ReadonlySet<FlowDocument> {
  const routes = objectEntries(context.index.find("routes", "routes")?.value.routes);
  const roots = new Set(routes.flatMap(([, { flow }]) => context.index.find("flow", String(flow)) ?? []));
  const runs = [...roots].map((root) => [...flowsUnder(context, root)]);
  return new Set(runs.filter((run) => run.some((flow) => noncesOfFlow(context, flow).includes(nonce))).flat());
}

/** Events that flows emit: the flows in frames receive them. */
const emittedBy = memoizeByDocument((context, document): readonly EmittedEvent[] =>
  context.visitsOf(document, "Actions").flatMap(({ value, path }) => {
    const name = value.emit?.event;
    return name === undefined
      ? []
      : [{ name, document, path: [...path, "emit", "event"], receivers: flowsInFrames(context) }];
  }),
);

function flowsInFrames(context: CheckContext): ReadonlySet<FlowDocument> {
  const frames = objectEntries(context.index.find("routes", "routes")?.value.frames);
  const flows = frames.flatMap(([, { runs = [] }]) => runs.flatMap((name) => context.index.find("flow", name) ?? []));
  return new Set(flows.flatMap((flow) => [...flowsUnder(context, flow)]));
}

/** Every event that a flow handles, in any state. */
export function allEventsTaken(context: CheckContext, flow: FlowDocument): ReadonlySet<string> {
  return new Set(listEdges(context, flow).flatMap(({ cause, name }) => (cause === "on" && name ? [name] : [])));
}
