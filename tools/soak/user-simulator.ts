import type { Browser, BrowserContext, Page } from "playwright";
import type { SignInPerson } from "../sandbox/people.ts";
import { pickAction } from "./actions.ts";
import type { KnownFields } from "./answers.ts";
import { type Heap, measureHeap } from "./heap.ts";
import type { Random } from "./random.ts";
import { FUNCTION_NAMES, pagePath } from "./read-view.ts";
import { count, type HeapSpan, type StuckRun } from "./report.ts";
import { type RequestWatch, watchErrors, watchReplies, watchRequests } from "./requests.ts";
import type { SoakRoutes } from "./routes.ts";
import type { SandboxLink } from "./sandbox-link.ts";
import { serveQuickly } from "./serve-quickly.ts";
import { settle } from "./settle.ts";

/** The portal of a client. */
export interface SoakedClient {
  readonly id: string;
  /** Its address for a browser. */
  readonly origin: string;
}

/** The shared results of all user simulators. */
export interface Tally {
  steps: number;
  readonly outcomes: Record<string, number>;
  readonly actions: Record<string, number>;
  readonly replies: Record<string, number>;
  readonly errors: string[];
  readonly stuck: StuckRun[];
  readonly heaps: HeapSpan[];
}

/** The input of a user simulator. */
export interface UserSimulatorParts {
  readonly name: string;
  readonly browser: Browser;
  readonly clients: readonly SoakedClient[];
  /** The portal's server by its IP address. */
  readonly loopback: string;
  readonly sandbox: SandboxLink;
  readonly people: readonly SignInPerson[];
  readonly routes: SoakRoutes;
  readonly fields: KnownFields;
  readonly random: Random;
  /** One document for each client from the start to the end, so that its heap can be measured. */
  readonly keepsDocument: boolean;
  /** The share of the requests that the browser itself refuses. */
  readonly refuses: number;
  readonly tally: Tally;
  readonly isOver: () => boolean;
}

/** A client's page in a browser. */
export interface Place {
  readonly client: SoakedClient;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly requests: RequestWatch;
  begun: Heap | undefined;
  journeys: number;
}

/** The number of journeys after which all lazy code is loaded. */
const WARM_AFTER = 4;
const MOST_STEPS = 14;

/** Opens a page of each client. */
export async function openPlaces(of: UserSimulatorParts): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const client of of.clients) places.push(await open(of, client));
  return places;
}

/** Walks journeys in one browser until the end of the soak. */
export async function runUserSimulator(of: UserSimulatorParts, places: readonly Place[]): Promise<void> {
  while (!of.isOver()) {
    const place = of.random.pick(places);
    if (place === undefined) return;
    await walkJourney(of, place);
    place.journeys += 1;
    if (of.keepsDocument && place.journeys === WARM_AFTER) place.begun = await measureHeap(place.page);
  }
  for (const place of places) await recordHeap(of, place);
}

async function open(of: UserSimulatorParts, client: SoakedClient): Promise<Place> {
  const context = await of.browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(FUNCTION_NAMES);
  await serveQuickly(context, { ...of, origin: client.origin });
  watchReplies(context, client.origin, (reply) => count(of.tally.replies, reply));
  await watchErrors(context, (error) => of.tally.errors.push(`${client.id} ${error}`));
  const page = await context.newPage();
  await page.goto(`${client.origin}/login`);
  return { client, context, page, requests: watchRequests(page), begun: undefined, journeys: 0 };
}

async function walkJourney(of: UserSimulatorParts, place: Place): Promise<void> {
  const { page, client, requests } = place;
  const { random, tally, routes } = of;
  const person = random.pick(of.people.filter(({ host }) => host === new URL(client.origin).hostname));
  if (person === undefined)
    throw new Error(`Nobody can sign in at ${client.id}: seed a person with a password for it in tools/sandbox/seed.`);
  const know = async () => ({ person, code: await of.sandbox.newestCode(person).catch(() => undefined) });
  await begin(of, place);
  const journey = routes.journeyAt(pagePath(page));
  const did: string[] = [];
  for (let step = 0; step < MOST_STEPS && !of.isOver(); step += 1) {
    if (!page.url().startsWith(client.origin)) break;
    const rest = await settle(page, requests);
    if (rest.stuck !== undefined) {
      tally.stuck.push({ place: `${client.id} ${pagePath(page)} "${rest.view.heading}"`, why: rest.stuck, did });
      await renew(place);
      break;
    }
    const [name, act] = pickAction(random, of.keepsDocument);
    did.push(name);
    count(tally.actions, name);
    tally.steps += 1;
    await act({ page, fields: of.fields, random, know }, rest.view);
  }
  count(tally.outcomes, `${journey} → ${routes.journeyAt(pagePath(page))}`);
}

/** Goes to the start of a journey, signed out half of the time. */
async function begin(of: UserSimulatorParts, { page, client }: Place): Promise<void> {
  const start = of.random.pick(of.routes.starts) ?? "/";
  const path = of.random.isLucky(0.5) ? "/login?logoutRedirect=true" : start;
  const isAway = !page.url().startsWith(client.origin);
  if (!of.keepsDocument || isAway) {
    await page.goto(client.origin + path, { waitUntil: "commit" }).catch(() => undefined);
    return;
  }
  // Like a link of the portal, without a new document.
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/** Begins a new document: its heap is not comparable with the one before. */
async function renew(place: Place): Promise<void> {
  await place.page.goto(`${place.client.origin}/login`, { waitUntil: "commit" }).catch(() => undefined);
  place.begun = undefined;
  place.journeys = 0;
}

async function recordHeap(of: UserSimulatorParts, { page, client, begun, journeys }: Place): Promise<void> {
  if (!of.keepsDocument || begun === undefined || journeys <= WARM_AFTER) return;
  const end = await measureHeap(page);
  of.tally.heaps.push({
    ...{ browser: `${of.name}, ${client.id}`, start: begun, end },
    journeys: journeys - WARM_AFTER,
  });
}
