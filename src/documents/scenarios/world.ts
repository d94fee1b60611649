import type { Flow } from "../../engine/generated/flow.ts";
import { type Context, compileFlows, compileRule, type FlowSet } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import type { Client } from "../generated/client.ts";
import type { Given } from "../generated/scenarios.ts";
import { type JsonObject, member } from "../json.ts";
import { flowSourceOf } from "../release/flow-source.ts";
import { journeyBundle, journeysOf } from "../release/journey-bundle.ts";
import { portalOf } from "../release/release-for.ts";

/** The flows of all journeys as they run for one client. */
export interface ScenarioFlows {
  readonly flows: FlowSet;
  /** Of all flows, by their references `journey/id`. */
  readonly documents: Readonly<Record<string, Flow>>;
  readonly client: Client;
  readonly programmes: Readonly<Record<string, unknown>>;
}

const made = new WeakMap<CheckedDocuments, Map<string, ScenarioFlows>>();

/** The flows for a client, compiled once for each checking. Throws where documents cannot be compiled. */
export function flowsFor(documents: CheckedDocuments, clientId: string): ScenarioFlows {
  const known = made.get(documents) ?? new Map<string, ScenarioFlows>();
  made.set(documents, known);
  const found = known.get(clientId) ?? compileFor(documents, clientId);
  known.set(clientId, found);
  return found;
}

function compileFor(documents: CheckedDocuments, clientId: string): ScenarioFlows {
  const portal = portalOf(documents, clientId);
  const bundles = journeysOf(documents.index).map((journey) => journeyBundle(documents.index, journey));
  const programmes = Object.values(portal.programmes).map(({ programme }) => programme);
  const source = flowSourceOf(bundles, { ...portal, programmes });
  return {
    flows: compileFlows(source),
    documents: source.flows,
    client: portal.client,
    programmes: Object.fromEntries(programmes.map((programme) => [programme.id, programme])),
  };
}

/** What runs of a flow read around them. Each session makes another context. */
export function contextOf(flows: ScenarioFlows, given: Given, flow: string, session: JsonObject | undefined): Context {
  const { client } = flows;
  const known = { isSignedIn: false, ...session };
  const rule = flows.documents[flow]?.programme;
  const own = rule === undefined ? undefined : compileRule(rule)({ data: { ...given.input }, session: known });
  const programme = member(flows.programmes, String(own)) ?? member(flows.programmes, String(given.programme));
  const values = {
    client,
    ...(programme === undefined ? {} : { programme }),
    session: known,
    storage: {},
    locale: given.locale ?? client.languages[0] ?? "",
    settings: Object.fromEntries(
      Object.keys(flows.documents).map((flow) => [flow, settingsOf(flow, [client, programme])]),
    ),
  };
  return { id: "scenario", hash: JSON.stringify(known), values };
}

/** What the client and the programme chose for a flow, by its reference or its bare id. */
function settingsOf(flow: string, owners: readonly unknown[]): JsonObject {
  const id = flow.slice(flow.indexOf("/") + 1);
  const chosen = owners.flatMap((owner) => [
    member(member(owner, "settings"), id),
    member(member(owner, "settings"), flow),
  ]);
  return Object.assign({}, ...chosen);
}
