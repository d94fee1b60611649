import { buildFlowSource } from "../../documents/flow-source.ts";
import type { Client } from "../../documents/generated/client.ts";
import { isJsonObject, type JsonObject, member } from "../../documents/json.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import { type Context, compileFlows, compileRule, type FlowSet } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { journeyBundle, listJourneys } from "../release/journey-bundle.ts";
import { assemblePortal } from "../release/release-for.ts";
import type { Situation } from "./situation.ts";

/** The flows of all journeys, compiled for one client. */
export interface ScenarioFlows {
  readonly flows: FlowSet;
  /** Of all flows, by their references `journey/id`. */
  readonly documents: Readonly<Record<string, Flow>>;
  readonly client: Client;
  readonly programmes: Readonly<Record<string, unknown>>;
}

/** The flows for a client, compiled once for all walks. Throws when documents cannot be compiled. */
export const flowsFor = memoize((context: CheckContext, clientId: string): ScenarioFlows => {
  const { client, source, programmes } = sourcesFor(context, clientId);
  return { flows: compileFlows(source), documents: source.flows, client, programmes };
});

/** The input for compiling flows; it stays the same when an irrelevant part changes. */
const sourcesFor = memoize((context: CheckContext, clientId: string) => {
  const portal = assemblePortal(context, clientId);
  const bundles = listJourneys(context.index).map((journey) => journeyBundle(context, journey));
  const programmes = Object.values(portal.programmes).map(({ programme }) => programme);
  const source = buildFlowSource(bundles, { ...portal, programmes });
  return {
    client: portal.client,
    source: withoutScreens(source),
    programmes: Object.fromEntries(programmes.map((programme) => [programme.id, programme])),
  };
});

/** The look of screens and forms does not matter to flows. */
const withoutScreens = (source: ReturnType<typeof buildFlowSource>): Parameters<typeof compileFlows>[0] => {
  const { formDocs: _forms, screenDocs: _screens, frameDocs: _frames, ...flows } = source;
  return flows;
};

/** The context of a flow's runs. Each session makes another context. */
export function scenarioContext(
  flows: ScenarioFlows,
  given: Situation,
  flow: string,
  session: JsonObject | undefined,
): Context {
  const { client } = flows;
  const known = { isSignedIn: false, ...session };
  const rule = flows.documents[flow]?.programme;
  const own = rule === undefined ? undefined : compileRule(rule)({ data: { ...given.input }, session: known });
  const programme = member(flows.programmes, String(own)) ?? member(flows.programmes, String(given.programme));
  const values = {
    client,
    ...(programme === undefined ? {} : { programme }),
    session: known,
    storage: { ...given.storage },
    locale: given.locale ?? client.languages[0] ?? "",
    settings: settingsFor(flows, isJsonObject(programme) ? programme : NO_PROGRAMME),
  };
  return { id: "scenario", hash: JSON.stringify(known), values };
}

const NO_PROGRAMME = {};

/** The settings of the client and the programme for each flow. */
const settingsFor = memoizeByIdentity(
  (flows: ScenarioFlows, programme: object): Readonly<Record<string, JsonObject>> => {
    const owners = [flows.client, programme];
    return Object.fromEntries(Object.keys(flows.documents).map((flow) => [flow, mergeSettings(flow, owners)] as const));
  },
);

/** The settings of the client and the programme for a flow, by its reference or its bare id. */
function mergeSettings(flow: string, owners: readonly unknown[]): JsonObject {
  const id = flow.slice(flow.indexOf("/") + 1);
  const chosen = owners.flatMap((owner) => [
    member(member(owner, "settings"), id),
    member(member(owner, "settings"), flow),
  ]);
  return Object.assign({}, ...chosen);
}
