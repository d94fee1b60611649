import { type Context, compileFlows, type FlowSet } from "../../engine/index.ts";
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
  /** References of all flows, `journey/id`. */
  readonly references: readonly string[];
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
  const source = flowSourceOf(bundles, portal);
  return {
    flows: compileFlows(source),
    references: Object.keys(source.flows),
    client: portal.client,
    programmes: Object.fromEntries(Object.entries(portal.programmes).map(([id, { programme }]) => [id, programme])),
  };
}

/** What runs read around them. Each session makes another context. */
export function contextOf(flows: ScenarioFlows, given: Given, session: JsonObject | undefined): Context {
  const { client } = flows;
  const programme = given.programme === undefined ? undefined : flows.programmes[given.programme];
  const known = { isSignedIn: false, ...session };
  const values = {
    client,
    ...(programme === undefined ? {} : { programme }),
    session: known,
    storage: {},
    locale: given.locale ?? client.languages[0] ?? "",
    settings: Object.fromEntries(flows.references.map((flow) => [flow, settingsOf(flow, [client, programme])])),
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
