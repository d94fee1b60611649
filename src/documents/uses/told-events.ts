import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { remembered } from "../scope/remembered.ts";
import { edgesOf } from "./flow-edges.ts";
import { flowsUnder } from "./flow-uses.ts";

/** What the portal itself tells every run (design, section 4): a closed list. */
export const SYSTEM_EVENTS: readonly string[] = [
  "network.online",
  "network.offline",
  "network.weak",
  "session.signedIn",
  "session.signedOut",
  "session.ending",
  "session.expired",
  "route.changed",
  "route.left",
  "locale.changed",
  "storage.memory",
  "storage.persistent",
  "storage.lost",
];

/** An event that documents tell runs, other than by a screen: a return from outside, or the word of another flow. */
export interface ToldEvent {
  readonly name: string;
  readonly document: SourceDocument;
  readonly path: JsonPath;
  /** The flows that hear it. */
  readonly heardBy: ReadonlySet<SourceDocument>;
}

/** Every event that documents tell runs. Flows that are not there hear nothing and are left out. */
export const toldEvents = (checked: CheckedDocuments): readonly ToldEvent[] => [
  ...checked.index.of("routes").flatMap((routes) => returnsOf(checked, routes)),
  ...[...checked.index.of("flow"), ...checked.index.of("routes")].flatMap((document) => emittedBy(checked, document)),
];

/** Returns from outside: the flow behind the route hears them, with all that runs in it. */
const returnsOf = remembered((checked, routes): readonly ToldEvent[] =>
  membersOf(member(routes.value, "routes")).flatMap(([id, route]) => {
    const name = member(member(route, "event"), "name");
    const flow = checked.index.find("flow", String(member(route, "flow")));
    if (typeof name !== "string" || flow === undefined) return [];
    return [{ name, document: routes, path: ["routes", id, "event", "name"], heardBy: flowsUnder(checked, flow) }];
  }),
);

/** What flows emit: the flows that run in frames hear it. */
const emittedBy = remembered((checked, document): readonly ToldEvent[] =>
  checked.visitsOf(document).flatMap(({ types, value, path }) => {
    const name = member(member(value, "emit"), "event");
    return types.includes("Actions") && typeof name === "string"
      ? [{ name, document, path: [...path, "emit", "event"], heardBy: flowsInFrames(checked) }]
      : [];
  }),
);

function flowsInFrames(checked: CheckedDocuments): ReadonlySet<SourceDocument> {
  const frames = membersOf(member(checked.index.find("routes", "routes")?.value, "frames"));
  const names = frames.flatMap(([, frame]) => elementsOf(member(frame, "runs")));
  const flows = names.flatMap((name) => checked.index.find("flow", String(name)) ?? []);
  return new Set(flows.flatMap((flow) => [...flowsUnder(checked, flow)]));
}

/** Every event that a flow takes, in whatever state. */
export function allEventsTaken(checked: CheckedDocuments, flow: SourceDocument): ReadonlySet<string> {
  return new Set(edgesOf(checked, flow).flatMap(({ cause, name }) => (cause === "on" && name ? [name] : [])));
}
