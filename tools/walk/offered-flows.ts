import type { CheckContext } from "../../src/checker/check-context.ts";
import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import type { FlowDocument } from "../../src/checker/read/source-document.ts";
import { flowsFor } from "../../src/checker/scenarios/world.ts";
import { nameInJourney } from "../../src/checker/uses/references.ts";
import { arrayElements, member, objectEntries } from "../../src/documents/json.ts";
import { substituteFor } from "../../src/engine/index.ts";
import { knownTruth } from "./possible-values.ts";

/**
 * The flows that a client's customers can reach: behind its routes, in its frames, and all flows inside these, each
 * with the substitutes of the client and of its programmes.
 */
export const offeredFlows = memoizeByIdentity((context: CheckContext, clientId: string): ReadonlySet<FlowDocument> => {
  const { client, programmes } = flowsFor(context, clientId);
  const sold = arrayElements(client.programmes).map((id) => member(programmes, String(id)));
  const standing = (name: string) =>
    [undefined, ...sold].flatMap(
      (programme) => context.index.find("flow", substituteFor("flows", name, { client, programme })) ?? [],
    );
  const reached = new Set<FlowDocument>();
  const waiting = [...begunByShell(context, client)].flatMap(standing);
  for (let flow = waiting.pop(); flow !== undefined; flow = waiting.pop()) {
    if (reached.has(flow)) continue;
    reached.add(flow);
    const { value } = flow;
    const inner = [...namedIn(member(value, "states")), ...namedIn(member(value, "on"))];
    for (const name of inner) waiting.push(...standing(nameInJourney(name, flow)));
  }
  return reached;
});

/** The flows behind routes that the client can have, and those that run in frames. */
function begunByShell({ index }: CheckContext, client: object): readonly string[] {
  const routes = index.find("routes", "routes")?.value;
  const known = { rules: {}, at: (root: string, key?: string) => clientAt(client, root, key) };
  const byRoutes = objectEntries(member(routes, "routes")).flatMap(([, route]) =>
    knownTruth(member(route, "when"), known) === false ? [] : [member(route, "flow")],
  );
  const byFrames = objectEntries(member(routes, "frames")).flatMap(([, frame]) => arrayElements(member(frame, "runs")));
  return [...byRoutes, ...byFrames].filter((name) => typeof name === "string");
}

function clientAt(client: object, root: string, key: string | undefined) {
  if (root !== "client") return undefined;
  return [key === undefined ? client : member(client, key)];
}

/** The names of flows that run in states or are opened over pages. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  return objectEntries(value).flatMap(([key, one]) =>
    key === "flow" && typeof one === "string" ? [one] : namedIn(one),
  );
}
