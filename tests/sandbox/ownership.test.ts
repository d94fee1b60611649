import { afterAll, beforeAll, expect, it } from "vitest";
import { arrayElements, member, objectEntries } from "../../src/documents/json.ts";
import { at, put } from "../../tools/contract/case-values.ts";
import { allCases } from "../../tools/contract/cases/all-cases.ts";
import { type ContractCase, isInTurn } from "../../tools/contract/contract-case.ts";
import { asParts, type DescribedOperation, type RequestParts } from "../../tools/contract/contract-operations.ts";
import { runCase } from "../../tools/contract/run-case.ts";
import { createServer } from "../../tools/contract/server.ts";
import { createServerConsole, type ServerConsole } from "../../tools/contract/server-console.ts";
import { createSandbox, type Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { personSuffix } from "../../tools/sandbox/seed/person-id.ts";
import { contractClients, contractTask } from "./support/contract-clients.ts";
import { type OpenedPlace, openPlace } from "./support/sandbox-for-tests.ts";
import { type Coming, storyPair } from "./support/story-pair.ts";
import { asTwin, twinData, twinSeeds } from "./support/twins.ts";

/** Names of what may be somebody's own. */
const LIKE_AN_ID = /(?:id|number|nbr|imei|mdn|email|emailaddress|data|^i)$/i;

/** Values that belong to nobody, or that a person typed: they name no row. */
const NOBODYS: Readonly<Record<string, string>> = {
  makeid: "of a catalogue",
  ClientId: "of a client",
  clientid: "of a client",
  ModelId: "of a catalogue",
  AssetCatalogId: "of a catalogue",
  ClientOfferId: "of an offer, which many customers have",
  ReplacementId: "of a catalogue",
  StoreId: "of a catalogue",
  QuestionId: "of a catalogue",
  PaymentId: "a name that the sender gives, among the payments of an order or a bill",
  BillingProfileId: "a name that the sender gives, among the cards of a plan",
  ModelNumber: "typed",
  SerialNumber: "typed, and refused where it is of a device",
  FloorNumber: "typed",
  CarrierNumber: "typed",
  ContactNumber: "typed",
  AlternateContactNumber: "typed",
  MobileNbr: "typed",
  PhoneNumber: "typed",
  UnitNumber: "typed",
  isDeviceData: "says what is listed",
  EmailAddress: "typed, and refused where it is of an account",
};
/**
 * Members of a device saved in the browser, whose asset and IMEI identify it; and a device's new IMEI, which is typed and
 * refused where it is of another device.
 */
const NOBODYS_AT = ["linkDevices body.devices.0.mdn", "updateImeiInquiry body.Imei"];

/** These search the customer's own data: they find nothing of another's. */
const SEARCHES = ["findAgreement", "findAgreementV2", "rawFindAgreement", "listDocuments"];

const customers = contractTask.operations.filter(({ operation }) => "token" in operation.securityHeaders);

/** The places of a request with a member that may be somebody's own. */
function ownedPlaces({ operation, request }: DescribedOperation): string[] {
  const places = ["header", "path", "query", "body"].flatMap((part) => leaves(member(request.properties, part), part));
  return places.filter((place) => isOwned(operation.id, place, operation.keyHeader));
}

function* walkLeaves(schema: unknown, place: string): Generator<string> {
  const inner = objectEntries(member(schema, "properties"));
  for (const [name, one] of inner) yield* walkLeaves(one, `${place}.${name}`);
  for (const one of [...arrayElements(member(schema, "anyOf")), ...arrayElements(member(schema, "oneOf"))])
    yield* walkLeaves(one, place);
  const items = member(schema, "items");
  if (items !== undefined) yield* walkLeaves(items, `${place}.0`);
  if (inner.length === 0 && items === undefined) yield place;
}
const leaves = (schema: unknown, place: string) => [...new Set(walkLeaves(schema, place))];

function isOwned(id: string, place: string, keyHeader: string | undefined): boolean {
  const name = place.split(".").at(-1) ?? "";
  const isIdLike = LIKE_AN_ID.test(name) || place === "query.aid";
  return (
    isIdLike &&
    place !== `header.${keyHeader}` &&
    !Object.hasOwn(NOBODYS, name) &&
    !NOBODYS_AT.includes(`${id} ${place}`)
  );
}

const { seeds, texts } = twinSeeds();
const twins = twinData(texts);
let opened: OpenedPlace;
let sandbox: Sandbox;
let console: ServerConsole;
/** `operation place`, once it was tried, with a request that succeeds with the customer's own. */
const tried = new Set<string>();
const taken: string[] = [];

beforeAll(async () => {
  opened = await openPlace();
  sandbox = await createSandbox({ ...opened.place, clients: contractClients, seeds, log: () => {} });
}, 120_000);
afterAll(() => sandbox.close().then(opened.drop));

const [client = { code: "", sharedSecret: "", bases: {} }] = contractTask.clients;
const server = createServer(async (path, init) => sandbox.app.request(path, init));
const byId = new Map(contractTask.operations.map((one) => [one.operation.id, one]));

/** Values of an owner that a stranger can send at a place, even if the story omits it. */
function known(owner: Coming, subject: string, place: string): unknown {
  const given = at(owner.parts, place);
  if (given !== undefined) return given;
  const { client: code, email, mobile } = twins.subjects[subject] ?? {};
  const people = seeds.find((seed) => seed.client === code)?.people ?? [];
  const person = people.find((one) => (mobile === undefined ? one.email === email : one.mobile === mobile));
  const anyEmail = people.find((one) => one.email?.startsWith("twin."))?.email;
  const its = contractClients.find((one) => one.code === code);
  const plan = person?.agreements[0];
  const facts: Readonly<Record<string, unknown>> = {
    ...{ email: person?.email ?? anyEmail, mdn: person?.mobile, mobiledevicenumber: person?.mobile },
    ...{ agreementid: plan?.id, assetid: plan?.devices[0]?.id, imei: plan?.devices[0]?.imei },
    ...(its && person && { data: `ref_${personSuffix(its, person)}` }),
    customercasenumber: String(at(owner.parts, "path.id")).replace("SR4", "CC7"),
  };
  return facts[(place.split(".").at(-1) ?? "").toLowerCase()];
}

/** The stranger's request with the owner's values: at each place alone, and at all but the line together. */
function attacks(owner: Coming, stranger: Coming, subject: string): [string[], RequestParts][] {
  const described = byId.get(owner.id);
  if (described === undefined || stranger.sending.tokens === undefined) return [];
  const places = ownedPlaces(described).filter((place) => {
    const others = known(owner, subject, place);
    return others !== undefined && others !== at(stranger.parts, place);
  });
  const isEither = member(member(described.request.properties, "body"), "oneOf") !== undefined;
  const together = isEither ? [] : places.filter((place) => !/line/i.test(place));
  const sets = together.length > 1 ? [...places.map((place) => [place]), together] : places.map((place) => [place]);
  const { keyHeader } = described.operation;
  const untried = sets.filter((set) => !tried.has(`${owner.id} ${set}`));
  return untried.map((set, index) => {
    const own = isEither ? { ...stranger.parts, body: {} } : stranger.parts;
    const combined = set.reduce<unknown>(
      (parts, place) => put(parts, place.split("."), known(owner, subject, place)),
      own,
    );
    const key = `${stranger.parts.header[keyHeader ?? ""]}-${index}`;
    return [set, asParts(keyHeader === undefined ? combined : put(combined, ["header", keyHeader], key))];
  });
}

async function attack(owner: Coming, stranger: Coming, story: ContractCase): Promise<void> {
  if (owner.id !== stranger.id) throw new Error(`${stranger.id} does not meet ${owner.id}.`);
  const sets = isRight(stranger, story) ? attacks(owner, stranger, story.subject) : [];
  if (sets.length === 0) return;
  const before = await console.state();
  const replies: string[] = [];
  for (const [set, parts] of sets) {
    const { status, body } = await stranger.send(parts);
    const reply = `${owner.id} ${set}: ${status} ${JSON.stringify(body)}`;
    replies.push(reply);
    if (!isNothing(owner.id, status, body)) taken.push(reply);
    tried.add(`${owner.id} ${set}`);
  }
  if ((await console.state()) !== before) taken.push(`One of these wrote: ${replies.join("; ")}`);
}

/** Whether the story expects that the request succeeds. */
const isRight = ({ request }: Coming, { steps }: ContractCase): boolean =>
  (steps[Number(/\d+$/.exec(request)?.[0]) - 1]?.status ?? 200) === 200;

/** Whether a request was refused for its ids, or found nothing. */
const isNothing = (id: string, status: number, body: unknown): boolean =>
  (status >= 400 && status < 500 && status !== 422) || (SEARCHES.includes(id) && status === 200 && isEmpty(body));

/** It contains nothing of an agreement or a document. */
function isEmpty(body: unknown): boolean {
  const lists = ["FindAgreementsResults.Agreements.Agreement", "GetTaskDetailResponse.Documents", "deviceData"];
  return lists.every((place) => arrayElements(at(body, place)).length === 0);
}

/** The two have one clock. */
function untilTimePasses(story: ContractCase): ContractCase {
  const end = story.steps.findIndex(({ after }) => after !== undefined);
  return end === -1 ? story : { ...story, steps: story.steps.slice(0, end) };
}

/** Whether a story asks for an operation at which something was not tried. */
const hasUntried = ({ steps }: ContractCase): boolean =>
  steps.some(({ operation, as }) => {
    const described = as === undefined ? undefined : byId.get(operation);
    return described !== undefined && ownedPlaces(described).some((place) => !tried.has(`${operation} ${place}`));
  });

/** Two customers of one client go through a story, and one tries the other's ids. */
async function playStory(story: ContractCase): Promise<void> {
  const quiet = { ...console, state: async () => "" };
  const of = { server, operations: byId, clients: contractTask.clients, console: quiet };
  const pair = storyPair(of, (owner, stranger) => attack(owner, stranger, story));
  const owners = pair.ownerRun((parts) => asParts(asTwin(parts, texts)));
  const strangers = pair.strangerRun();
  const owner = runCase(owners, twins, story).finally(pair.endOwner);
  await runCase(strangers, contractTask.data, story).finally(pair.endStranger);
  await owner;
  expect([...owners.findings, ...strangers.findings]).toEqual([]);
}

it("refuses another customer's ids at every place of every operation that may name an id", async () => {
  console = createServerConsole(server, "/sandbox/api");
  const fresh = await console.state();
  for (const story of allCases.filter(isInTurn).map(untilTimePasses)) {
    if (!hasUntried(story)) continue;
    await console.restore(fresh);
    await server.learnClock(client);
    await playStory(story);
  }
  expect(taken).toEqual([]);
  const all = customers.flatMap((one) => ownedPlaces(one).map((place) => `${one.operation.id} ${place}`));
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((place) => !tried.has(place))).toEqual([]);
}, 240_000);
