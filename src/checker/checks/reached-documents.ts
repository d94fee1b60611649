import { isJsonObject, member } from "../../documents/json.ts";
import { compileRule, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import { type DocumentKind, schemaFileName } from "../read/kinds.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import { listMessages } from "../uses/document-uses.ts";
import { listReferences, nameInJourney, type Reference } from "../uses/references.ts";
import { soldBy } from "./sold.ts";

/**
 * The files of the documents that a client's customers can come to: from the routes that the client offers, its frames
 * and the journeys of the programmes that it sells, each with its substitutes. Rules that read more than the client
 * count as true.
 */
export function reachedDocuments(context: CheckContext, { layers }: Resolved): ReadonlySet<string> {
  return reachedBy(context, layers[0]?.path ?? "");
}

const reachedBy = memoize((context: CheckContext, clientPath: string): ReadonlySet<string> => {
  const client = context.clients.find(({ layers }) => layers[0]?.path === clientPath);
  return client === undefined ? new Set() : reachedWith(context, client, soldBy(context, client));
});

/** As `reachedDocuments`, for the client's customers of some of its programmes. */
export function reachedWith(
  context: CheckContext,
  client: Resolved,
  programmes: readonly Resolved[],
): ReadonlySet<string> {
  const offers = [client, ...programmes];
  const reached = new Set<SourceDocument>(offers.flatMap(({ layers }) => layers));
  const journeys = offers.flatMap((offer) => flowsOf(context, offer));
  const pending = [...startsOf(context, client, journeys), ...findFlows(context, journeys)];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    pending.push(...documentsIn(context, next, offers));
  }
  return new Set([...reached].map(({ path }) => path));
}

/** The messages that the documents show to which a client's customers can come. */
export const reachedMessages = memoize((context: CheckContext, clientPath: string): ReadonlySet<string> => {
  const reached = reachedBy(context, clientPath);
  const documents = context.index.documents.filter(({ path }) => reached.has(path));
  const shown = documents.flatMap((document) => listMessages(context, document).map(({ key }) => key));
  return new Set([...shown, ...context.runtimeMessages.map(({ key }) => key)]);
});

/** The kinds of documents that others name, by the mark of the schemas. */
const NAMED: Readonly<Record<string, DocumentKind>> = {
  flow: "flow",
  screen: "screen",
  layout: "layout",
  fragment: "fragment",
  form: "form",
  call: "call",
  "set-field": "fields",
};

/** The session, and what the routes and frames show that the client offers. */
function startsOf(context: CheckContext, client: Resolved, journeys: readonly string[]): SourceDocument[] {
  const { index } = context;
  const [routes, session] = [index.find("routes", "routes"), index.find("session", "session")];
  if (routes === undefined) return session === undefined ? [] : [session];
  const foreign = new Set(flowsOfProgrammes(context, "").filter((flow) => !journeys.includes(flow)));
  const isHidden = ({ path: [part, id] }: Reference) => {
    const route = member(routes.value.routes, String(id));
    return part === "routes" && (foreign.has(String(member(route, "flow"))) || !isOffered(route, client));
  };
  const named = listReferences(context, routes).filter((one) => !isHidden(one));
  return [
    routes,
    ...(session === undefined ? [] : [session]),
    ...named.flatMap((one) => found(context, one, [client])),
  ];
}

/** Whether the client has a route. */
function isOffered(route: unknown, { value }: Resolved): boolean {
  const when = member(route, "when");
  if (!(isJsonObject(when) || typeof when === "string") || !readsOnlyClient(when)) return true;
  try {
    return compileRule(when)({ client: value }) === true;
  } catch {
    return true;
  }
}

const readsOnlyClient = (rule: unknown): boolean => rulePaths(rule).every(({ text }) => text.startsWith("client."));

/** The flows that any programme names. An address of one leads only the customers of such a programme to it. */
const flowsOfProgrammes = memoize((context: CheckContext, _all: ""): readonly string[] =>
  context.programmes.flatMap((programme) => flowsOf(context, programme)),
);

/** The flows that a client or programme names, and not to replace one. */
function flowsOf({ schemas }: CheckContext, { value, layers }: Resolved): string[] {
  const file = schemaFileName(layers[0]?.kind ?? "client");
  return markedVisits(schemas, file, value, "x-refers")
    .filter(({ schema, part, path }) => schema["x-refers"] === "flow" && part === "value" && path[0] !== "substitutes")
    .map((visit) => String(visit.value));
}

const findFlows = ({ index }: CheckContext, names: readonly string[]): SourceDocument[] =>
  names.flatMap((name) => index.find("flow", name) ?? []);

function documentsIn(context: CheckContext, document: SourceDocument, offers: readonly Resolved[]): SourceDocument[] {
  if (document.kind === "routes") return [];
  return listReferences(context, document).flatMap((one) => found(context, one, offers));
}

/** The documents that a reference means: the named one, and what programmes put in its place, or the client does. */
function found({ index }: CheckContext, { refers, name, document }: Reference, offers: readonly Resolved[]) {
  const kind = NAMED[refers];
  if (kind === undefined) return [];
  const written = kind === "fields" ? (name.split(".")[0] ?? "") : name;
  const full = kind === "call" ? name : nameInJourney(written, document);
  const named: SourceDocument | undefined = index.find(kind, full);
  if (named === undefined) return [];
  const [own, ...others] = offers.map(({ value }) => member(member(value.substitutes, `${kind}s`), fullName(named)));
  return [typeof own === "string" ? own : full, ...others].flatMap((one) =>
    typeof one === "string" ? (index.find(kind, one) ?? []) : [],
  );
}
