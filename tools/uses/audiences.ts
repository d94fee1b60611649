import type { CheckContext } from "../../src/checker/check-context.ts";
import { valueAt } from "../../src/checker/findings/inside.ts";
import { fullName, type SourceDocument } from "../../src/checker/read/source-document.ts";
import { findOrigin, type Resolved } from "../../src/checker/resolve/resolve-layers.ts";
import { walk } from "../../src/checker/schemas/walk.ts";
import { frameOfBlock } from "../../src/checker/uses/external-frames.ts";
import { flowsAround } from "../../src/checker/uses/named-rules.ts";
import type { Occurrence } from "../../src/checker/uses/occurrence.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
import { type ClientUses, usesOfClient } from "../single-client/client-uses.ts";

/** The customers of one client who have one of its programmes. */
export interface Audience {
  readonly client: Resolved;
  readonly programme: Resolved;
  readonly country: string;
}

/** Returns the customers who reach a place that names a symbol. */
export type AudienceLookup = (occurrence: Occurrence) => readonly Audience[];

/** Computes once what the customers of each client and programme can reach. */
export function findAudiences(context: CheckContext): AudienceLookup {
  const journeys = new Map(context.programmes.map((programme) => [programme, listOfferedFlows(context, programme)]));
  const all = new Set([...journeys.values()].flatMap((flows) => [...flows]));
  const reached = audiencesIn(context).map((audience) => {
    const own = journeys.get(audience.programme);
    const without = new Set([...all].filter((flow) => own?.has(flow) !== true));
    const uses = usesOfClient(context, audience.client, { programme: audience.programme.value, without });
    return { audience, uses, without };
  });
  return (occurrence) => reached.filter((one) => comesTo(context, one, occurrence)).map(({ audience }) => audience);
}

function audiencesIn({ clients, programmes }: CheckContext): Audience[] {
  return clients.flatMap((client) =>
    arrayElements(client.value.programmes).flatMap((id) => {
      const programme = programmes.find((one) => one.id === id);
      return programme ? [{ client, programme, country: String(member(client.value.region, "country") ?? "") }] : [];
    }),
  );
}

const ELSEWHERE = ["substitutes", "settings"];

/** The flows that a programme offers. No address opens a programme's flow to other customers. */
function listOfferedFlows({ schemas }: CheckContext, { value }: Resolved): ReadonlySet<string> {
  const visits = walk(schemas, "programme.schema.json", value);
  const flows = visits.filter(({ schema, part, path }) => {
    return schema["x-refers"] === "flow" && part === "value" && !ELSEWHERE.includes(String(path[0]));
  });
  return new Set(flows.map((visit) => String(visit.value)));
}

interface Reached {
  readonly audience: Audience;
  readonly uses: ClientUses;
  readonly without: ReadonlySet<string>;
}

function comesTo(context: CheckContext, { audience, uses, without }: Reached, { document, path }: Occurrence): boolean {
  switch (document.kind) {
    case "flow":
    case "screen":
    case "form":
    case "call":
      return uses[document.kind]?.has(fullName(document)) === true;
    case "fields":
      return formsTaking(context, document).some((form) => uses.form?.has(fullName(form)));
    case "layout":
      return context.index
        .of("screen")
        .some((screen) => screen.layout?.path === document.path && uses.screen?.has(fullName(screen)) === true);
    case "fragment":
      return [...context.index.of("screen")].some(
        ({ fragments, ...screen }) =>
          [...fragments.values()].some((one) => one.path === document.path) &&
          uses.screen?.has(fullName(screen)) === true,
      );
    case "rules":
      return flowsAround(context, document).some((flow) => uses.flow?.has(fullName(flow)));
    case "routes":
      return (
        path[0] !== "routes" || (uses.route?.has(String(path[1])) === true && !without.has(flowAt(document, path)))
      );
    case "session":
      return true;
    case "external-frame":
      return context.index
        .of("screen")
        .some((screen) => uses.screen?.has(fullName(screen)) === true && shows(context, screen, document));
    case "client":
    case "programme":
      return isEffective(audience[document.kind], document, path);
    case "country":
      return [audience.client, audience.programme].some((one) => isLayer(one, document.id));
    case "messages":
      return document.wordingOwner === "client" || document.wordingOwner === "programme"
        ? isLayer(audience[document.wordingOwner], document.id)
        : false;
    case "language":
    case "scenarios":
    case "fixtures":
      return false;
  }
}

const flowAt = ({ value }: SourceDocument, path: JsonPath) => String(member(valueAt(value, path.slice(0, 2)), "flow"));

/**
 * Whether a layer's value is the one that its customers get; for a value that is not inherited, whether the document is
 * a layer at all.
 */
function isEffective(resolved: Resolved, document: SourceDocument, path: JsonPath): boolean {
  const isOwn = ["id", "extends"].includes(String(path[0]));
  if (isOwn) return isLayer(resolved, document.id);
  return valueAt(resolved.value, path) !== undefined && findOrigin(resolved, path) === document;
}

const shows = (context: CheckContext, screen: SourceDocument<"screen">, frame: SourceDocument): boolean =>
  context.visitsOf(screen, "Block").some(({ value }) => frameOfBlock(context, value)?.path === frame.path);

const isLayer = ({ layers }: Resolved, id: string) => layers.some((layer) => layer.id === id);

const formsTaking = ({ index }: CheckContext, set: SourceDocument): SourceDocument[] =>
  index.of("form").filter(({ taken }) => [...taken.values()].some((one) => one.set.path === set.path));
