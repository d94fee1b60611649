import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { valueAt } from "../../src/documents/findings/inside.ts";
import type { JsonPath } from "../../src/documents/findings/problem.ts";
import { elementsOf, member } from "../../src/documents/json.ts";
import { fullName, type SourceDocument } from "../../src/documents/read/source-document.ts";
import { originOf, type Resolved } from "../../src/documents/resolve/resolve-layers.ts";
import { walk } from "../../src/documents/schemas/walk.ts";
import type { Mention } from "../../src/documents/uses/mention.ts";
import { type ClientUses, usesOfClient } from "../single-client/client-uses.ts";

/** The customers of one client who have one of its programmes. */
export interface Audience {
  readonly client: Resolved;
  readonly programme: Resolved;
  readonly country: string;
}

/** Says who comes to a place that names something. */
export type AudiencesOf = (mention: Mention) => readonly Audience[];

/** Finds out once what the customers of each client and programme can come to. */
export function findAudiences(checked: CheckedDocuments): AudiencesOf {
  const journeys = new Map(checked.programmes.map((programme) => [programme, journeysOf(checked, programme)]));
  const all = new Set([...journeys.values()].flatMap((flows) => [...flows]));
  const reached = audiencesIn(checked).map((audience) => {
    const own = journeys.get(audience.programme);
    const without = new Set([...all].filter((flow) => own?.has(flow) !== true));
    const uses = usesOfClient(checked, audience.client, { programme: audience.programme.value, without });
    return { audience, uses, without };
  });
  return (mention) => reached.filter((one) => comesTo(checked, one, mention)).map(({ audience }) => audience);
}

function audiencesIn({ clients, programmes }: CheckedDocuments): Audience[] {
  return clients.flatMap((client) =>
    elementsOf(client.value.programmes).flatMap((id) => {
      const programme = programmes.find((one) => one.id === id);
      return programme ? [{ client, programme, country: String(member(client.value.region, "country") ?? "") }] : [];
    }),
  );
}

const ELSEWHERE = ["substitutes", "settings"];

/** The flows that a programme offers. What programmes offer, no address opens to others. */
function journeysOf({ schemas }: CheckedDocuments, { value }: Resolved): ReadonlySet<string> {
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

function comesTo(
  checked: CheckedDocuments,
  { audience, uses, without }: Reached,
  { document, path }: Mention,
): boolean {
  switch (document.kind) {
    case "flow":
    case "screen":
    case "form":
    case "call":
      return uses[document.kind]?.has(fullName(document)) === true;
    case "fields":
      return formsTaking(checked, document).some((form) => uses.form?.has(fullName(form)));
    case "routes":
      return (
        path[0] !== "routes" || (uses.route?.has(String(path[1])) === true && !without.has(flowAt(document, path)))
      );
    case "session":
      return true;
    case "client":
    case "programme":
      return stands(audience[document.kind], document, path);
    case "messages":
      return document.wordingOf === "client" || document.wordingOf === "programme"
        ? isLayer(audience[document.wordingOf], document.id)
        : false;
    case "scenarios":
      return false;
  }
}

const flowAt = ({ value }: SourceDocument, path: JsonPath) => String(member(valueAt(value, path.slice(0, 2)), "flow"));

/** Whether what a layer says is what its customers get; of what is not inherited, whether it is a layer at all. */
function stands(resolved: Resolved, document: SourceDocument, path: JsonPath): boolean {
  const isOwn = ["id", "extends"].includes(String(path[0]));
  if (isOwn) return isLayer(resolved, document.id);
  return valueAt(resolved.value, path) !== undefined && originOf(resolved, path) === document;
}

const isLayer = ({ layers }: Resolved, id: string) => layers.some((layer) => layer.id === id);

const formsTaking = ({ index }: CheckedDocuments, set: SourceDocument): SourceDocument[] =>
  index.of("form").filter(({ taken }) => [...(taken?.values() ?? [])].some((one) => one.set.path === set.path));
