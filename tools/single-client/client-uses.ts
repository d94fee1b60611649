import type { CheckContext } from "../../src/checker/check-context.ts";
import { valueAt } from "../../src/checker/findings/inside.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import type { Resolved } from "../../src/checker/resolve/resolve-layers.ts";
import { nameInJourney, type Reference } from "../../src/checker/uses/references.ts";
import { isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { type Known, knownTruth } from "./known-truth.ts";
import { isSeenIn, liveReferences } from "./live-references.ts";

/** The symbols that a client's customers can reach, by kind: routes, flows, screens, forms, calls, components. */
export type ClientUses = Readonly<Record<string, ReadonlySet<string>>>;

/** The counted kinds, in the order of the report. */
export const COUNTED = ["route", "flow", "screen", "form", "call", "component"];

/** The customers of a client to consider, if not all. */
interface Customers {
  readonly programme: JsonObject;
  /** The flows that no address leads these customers to. */
  readonly without: ReadonlySet<string>;
}

/** Follows every address, frame and call of the session that a client has, past what is never true of it. */
export function usesOfClient(context: CheckContext, { value: client }: Resolved, customers?: Customers): ClientUses {
  const { without, ...programme } = customers ?? {};
  const found = Object.fromEntries(COUNTED.map((kind) => [kind, new Set<string>()]));
  found.route = existingRoutes(context, client);
  const waiting: SourceDocument[] = (["routes", "session"] as const).flatMap((kind) => context.index.of(kind));
  for (let document = waiting.pop(); document !== undefined; document = waiting.pop()) {
    const known = { ...knownIn(document, client), ...programme };
    for (const reference of liveReferences(context, document, known)) {
      const name = replaced(client, reference);
      const names = found[reference.refers];
      if (names === undefined || names.has(name) || without?.has(name) || isNoUse(context, reference, known)) continue;
      names.add(name);
      const next = findDocument(context, reference.refers, name);
      if (next) waiting.push(next);
    }
  }
  return found;
}

/** The addresses that exist for a client. */
function existingRoutes({ index }: CheckContext, client: JsonObject): Set<string> {
  const routes = index.of("routes").flatMap(({ value }) => objectEntries(member(value, "routes")));
  const known = { client, settings: {} };
  return new Set(routes.flatMap(([id, route]) => (knownTruth(member(route, "when"), known) === false ? [] : [id])));
}

function findDocument({ index }: CheckContext, refers: string, name: string): SourceDocument | undefined {
  if (refers === "flow" || refers === "screen" || refers === "form" || refers === "call")
    return index.find(refers, name);
  return undefined;
}

/** The settings of a flow are its defaults and what the client says; no other document has settings of its own. */
function knownIn({ value, journey, id }: SourceDocument, client: JsonObject): Known {
  const declared = objectEntries(member(member(value, "settings"), "properties"));
  const defaults = Object.fromEntries(declared.map(([name, type]) => [name, member(type, "default")]));
  const clientSettings = member(client.settings, `${journey}/${id}`);
  return { client, settings: { ...defaults, ...(isJsonObject(clientSettings) ? clientSettings : {}) } };
}

/** The name of what a reference leads to, or of what the client puts in its place. */
function replaced(client: JsonObject, { refers, name, document }: Reference): string {
  if (refers === "call" || refers === "component") return name;
  const full = nameInJourney(name, document);
  const substitute = member(member(client.substitutes, `${refers}s`), full);
  return typeof substitute === "string" ? substitute : full;
}

/**
 * Whether a reference only names a symbol: a route to open, a form whose answers a flow reads, a run that the frame
 * does not show.
 */
function isNoUse(context: CheckContext, { refers, document, path, name }: Reference, known: Known): boolean {
  if (refers === "route" || (refers === "form" && document.kind === "flow")) return true;
  if (document.kind !== "routes" || path[0] !== "frames" || path[2] !== "runs") return false;
  const frame = context.index.find("screen", String(valueAt(document.value, [...path.slice(0, 2), "screen"])));
  return frame !== undefined && !isSeenIn(context, frame, name, known);
}
