import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { elementsOf, member, membersOf } from "../../src/documents/json.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";
import { flowsFor } from "../../src/documents/scenarios/world.ts";
import { nameInJourney } from "../../src/documents/uses/references.ts";
import { substituteFor } from "../../src/engine/index.ts";
import { knownTruth } from "./possible-values.ts";

const offered = new WeakMap<CheckedDocuments, Map<string, ReadonlySet<SourceDocument>>>();

/**
 * The flows that a client's customers may come to: behind its routes, in its frames, and all that run in these, each as
 * what stands in its place for the client or one of its programmes.
 */
export function offeredFlows(checked: CheckedDocuments, client: string): ReadonlySet<SourceDocument> {
  const known = offered.get(checked) ?? new Map<string, ReadonlySet<SourceDocument>>();
  offered.set(checked, known);
  const found = known.get(client) ?? foundFor(checked, client);
  known.set(client, found);
  return found;
}

function foundFor(checked: CheckedDocuments, clientId: string): ReadonlySet<SourceDocument> {
  const { client, programmes } = flowsFor(checked, clientId);
  const sold = elementsOf(client.programmes).map((id) => member(programmes, String(id)));
  const standing = (name: string) =>
    [undefined, ...sold].flatMap(
      (programme) => checked.index.find("flow", substituteFor("flows", name, { client, programme })) ?? [],
    );
  const reached = new Set<SourceDocument>();
  const waiting = [...begunByShell(checked, client)].flatMap(standing);
  for (let flow = waiting.pop(); flow !== undefined; flow = waiting.pop()) {
    if (reached.has(flow)) continue;
    reached.add(flow);
    const { value } = flow;
    const inner = [...namedIn(member(value, "states")), ...namedIn(member(value, "on"))];
    for (const name of inner) waiting.push(...standing(nameInJourney(name, flow)));
  }
  return reached;
}

/** The flows behind routes that the client can have, and those that run in frames. */
function begunByShell({ index }: CheckedDocuments, client: object): readonly string[] {
  const routes = index.find("routes", "routes")?.value;
  const known = { rules: {}, at: (root: string, key?: string) => clientAt(client, root, key) };
  const byRoutes = membersOf(member(routes, "routes")).flatMap(([, route]) =>
    knownTruth(member(route, "when"), known) === false ? [] : [member(route, "flow")],
  );
  const byFrames = membersOf(member(routes, "frames")).flatMap(([, frame]) => elementsOf(member(frame, "runs")));
  return [...byRoutes, ...byFrames].filter((name) => typeof name === "string");
}

function clientAt(client: object, root: string, key: string | undefined) {
  if (root !== "client") return undefined;
  return [key === undefined ? client : member(client, key)];
}

/** The names of flows that run in states or are opened over pages. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  return membersOf(value).flatMap(([key, one]) => (key === "flow" && typeof one === "string" ? [one] : namedIn(one)));
}
