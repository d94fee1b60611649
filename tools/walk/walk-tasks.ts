import type { CheckContext } from "../../src/checker/check-context.ts";
import { type FlowDocument, fullName } from "../../src/checker/read/source-document.ts";
import { flowsFor } from "../../src/checker/scenarios/world.ts";
import { flowsUnder } from "../../src/checker/uses/flow-uses.ts";
import { arrayElements, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { offeredFlows } from "./offered-flows.ts";
import { pathsIn } from "./paths-in.ts";
import { declaredNeeds, documentsUnder } from "./walked-flow.ts";

/** A flow to walk for a client and a programme; JSON. */
export interface WalkTask {
  readonly flow: string;
  readonly client: string;
  readonly programme?: string;
  /** Other clients and programmes for which the flow reads the same values. */
  readonly alsoFor: readonly string[];
}

/** The chosen part of the repository. */
export interface WalkChoice {
  readonly client?: string | undefined;
  readonly programme?: string | undefined;
  readonly flow?: string | undefined;
  /** Only so many walks of each flow, spread over its clients and programmes. */
  readonly sample?: number | undefined;
}

/** Every flow for each client and programme that offers it; those without a difference, once. */
export function walkTasks(context: CheckContext, choice: WalkChoice = {}): WalkTask[] {
  const flows = context.index.of("flow").filter((flow) => isChosen(flow, choice.flow));
  return flows.flatMap((flow) => spread(listTasks(context, flow, choice), choice.sample));
}

/** So many of them, the same ones each time. */
function spread<Item>(items: readonly Item[], count = items.length): readonly Item[] {
  if (count >= items.length) return items;
  const places = new Set(
    Array.from({ length: count }, (_, place) => Math.floor(((place + 0.5) * items.length) / count)),
  );
  return items.filter((_, place) => places.has(place));
}

function listTasks(context: CheckContext, flow: FlowDocument, choice: WalkChoice): WalkTask[] {
  const reads = collectReads(context, flow);
  const tasks = new Map<string, WalkTask>();
  for (const { client, programme } of listOwners(context, flow, choice, reads)) {
    const content = contentRead(context, client, programme, reads);
    const known = tasks.get(content);
    const alsoFor = known === undefined ? [] : [...known.alsoFor, `${client}/${programme ?? ""}`];
    const own = { flow: fullName(flow), client, ...(programme === undefined ? {} : { programme }) };
    tasks.set(content, { ...(known ?? own), alsoFor });
  }
  return [...tasks.values()];
}

/** The clients that offer a flow, each with the programmes for which it runs. */
function listOwners(context: CheckContext, flow: FlowDocument, choice: WalkChoice, reads: ReadonlySet<string>) {
  const clients = context.clients.filter(({ id }) => choice.client === undefined || id === choice.client);
  const offering = clients.filter(({ id }) => offeredFlows(context, id).has(flow));
  return offering.flatMap(({ id: client }) =>
    programmesFor(context, flow, client, reads)
      .filter((programme) => choice.programme === undefined || programme === choice.programme)
      .map((programme) => ({ client, programme })),
  );
}

const isChosen = (flow: FlowDocument, wanted: string | undefined) =>
  wanted === undefined || fullName(flow) === wanted || flow.id === wanted;

/** The paths of the client and the programme that a flow and all flows in it read, up to the first key that is data. */
function collectReads(context: CheckContext, flow: FlowDocument): ReadonlySet<string> {
  const documents = documentsUnder(context, [...flowsUnder(context, flow)]);
  const paths = documents
    .flatMap(({ value }) => pathsIn(value))
    .filter(({ text }) => /^(client|programme|session\.programme)/.test(text));
  return new Set(
    paths.map(({ path: { root, steps } }) => {
      const open = steps.findIndex((step) => !("key" in step));
      const known = open < 0 ? steps : steps.slice(0, open);
      return [root, ...known.flatMap((step) => ("key" in step ? [step.key] : []))].join(".");
    }),
  );
}

function programmesFor(
  context: CheckContext,
  flow: FlowDocument,
  client: string,
  reads: ReadonlySet<string>,
): (string | undefined)[] {
  const sold = arrayElements(context.clients.find(({ id }) => id === client)?.value.programmes).map(String);
  if (declaredNeeds(flow).includes("programme")) return sold;
  return [...reads].some((path) => path.startsWith("programme.") || path.startsWith("session.programme"))
    ? [undefined, ...sold]
    : [undefined];
}

/** All values that a flow reads of a client and a programme, as text. */
function contentRead(
  context: CheckContext,
  client: string,
  programme: string | undefined,
  reads: ReadonlySet<string>,
): string {
  const portal = flowsFor(context, client);
  const roots: JsonObject = {
    client: portal.client,
    programme: programme === undefined ? undefined : portal.programmes[programme],
  };
  const own = [roots.client, roots.programme].map((owner) => [member(owner, "settings"), member(owner, "substitutes")]);
  const values = [...reads].sort().map((path) => path.split(".").reduce<unknown>((at, key) => member(at, key), roots));
  return JSON.stringify([programme === undefined, own.map((one) => one.map((part) => objectEntries(part))), values]);
}
