import type { Browser, Page } from "playwright/test";
import { type GivenRequest, givenId } from "../../tools/sandbox/given-requests.ts";
import { nextStatuses } from "../../tools/sandbox/requests/lives.ts";
import { type Random, seededRandom } from "../../tools/soak/random.ts";
import { isWhole } from "./faults/sample.ts";
import { giveRequests } from "./support/given-requests.ts";
import { sayIn } from "./support/messages.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** How many requests live, and how many pages follow them at a time; a few while all tests run. */
const LIVES = isWhole ? 200 : 4;
const PAGES = isWhole ? 20 : 2;
const LIFE_TIMEOUT_MS = 20_000;
/** A period of a page that follows, in seconds, and a little more. */
const PERIOD = 21;
/** Within which period a page has to show what the database says. */
const MOST_PERIODS = 2;
const ANSWERED_WITHIN_MS = 10_000;
const SHOWN_WITHIN_MS = 5_000;
/** How many requests a browser follows before its customer signs in again: a session lasts half an hour. */
const LIVES_A_SESSION = 3;
/** The random share of requests that change in a period. */
const CHANGES = 0.6;
/** 4.0 for more than a year, three devices. */
const PRIYA = "92345178";
const say = sayIn("en-US");

type Status = GivenRequest["history"][number];

/** What the card of a request is called, by the status of its order. */
const CARDS: Readonly<Partial<Record<Status, string>>> = {
  SUBMITTED: "submitted",
  "ON HOLD": "submittedForReview",
  "MORE INFORMATION NEEDED": "pendingAction",
  APPROVED: "requestApproved",
  RECEIVED: "requestApproved",
  "REPAIR QUOTED": "repairForFee",
  "UNABLE TO COMPLETE": "refreshUnableToComplete",
  "REPAIR REJECTED": "repairRejected",
  RETURNED: "repairRejected",
  REPAIRED: "repairCompleted",
  DELIVERED: "delivered",
  CNCLSYS: "cancelled",
};

/** What the timeline says of now, by the status of the order; absent where nothing follows. */
const NOW: Readonly<Partial<Record<Status, (given: GivenRequest) => string>>> = {
  SUBMITTED: () => "checking",
  "ON HOLD": () => "reviewing",
  "MORE INFORMATION NEEDED": () => "answer",
  APPROVED: ({ store }) => (store === undefined ? "fetch" : "bring"),
  RECEIVED: ({ incident }) => (incident === "Refresh" ? "refreshing" : "repairing"),
  "REPAIR QUOTED": () => "decide",
  "UNABLE TO COMPLETE": () => "decide-refresh",
  "REPAIR REJECTED": ({ store }) => (store === undefined ? "returning" : "preparing"),
  REPAIRED: ({ store }) => (store === undefined ? "returning" : "preparing"),
};

/** A browser of the customer, who is signed in, and how many requests it has followed. */
interface Place {
  readonly page: Page;
  readonly lives: number;
}

/** A page, and the request that it follows. */
interface Follower {
  readonly place: Place;
  readonly id: string;
  readonly given: GivenRequest;
  status: Status;
}

const lives = (random: Random): readonly GivenRequest[] =>
  Array.from({ length: LIVES }, () => ({
    incident: random.pick(["Screen Repair", "Battery Replacement", "Refresh"]) ?? "",
    device: "iPhone 17",
    history: ["SUBMITTED"],
    ...(random.isLucky(0.5) ? { store: "SGC-01" } : {}),
  }));

test(`${LIVES} requests live random lives while ${PAGES} pages follow them: each shows what the database says`, async ({
  browser,
  baseURL,
  sandbox,
}, info) => {
  test.setTimeout(60_000 + LIVES * LIFE_TIMEOUT_MS);
  const random = seededRandom(info.repeatEachIndex + 1);
  const given = lives(random);
  await giveRequests(sandbox, PRIYA, given);
  const waiting = given.map((request, index) => ({ request, id: givenId(index) }));
  const open = async () => ({ page: await signIn(browser, baseURL ?? "", sandbox), lives: 0 });
  const idle: Place[] = [];
  let followers: Follower[] = [];
  let changes = 0;
  let seconds = 0;
  const pass = async () => {
    seconds += PERIOD;
    await sandbox.shiftClock({ minutes: seconds / 60 });
    await Promise.all(followers.map(letPass));
  };
  const late: string[] = [];
  while (waiting.length > 0 || followers.length > 0) {
    for (const { request, id } of waiting.splice(0, PAGES - followers.length)) {
      const place = idle.pop() ?? (await open());
      await place.page.goto(`/myplansandservicerequests/${id}`, { waitUntil: "networkidle" });
      followers.push({ place, id, given: request, status: "SUBMITTED" });
    }
    const changing = followers.filter(() => random.isLucky(CHANGES));
    const changed = await Promise.all(changing.map((follower) => live(follower, sandbox, random)));
    changes += changed.filter(Boolean).length;
    late.push(...(await lateIn(followers, pass)));
    idle.push(...(await leaveEnded(followers)));
    followers = followers.filter((follower) => !isEnded(follower));
  }
  for (const { page } of idle) await page.context().close();
  info.annotations.push({ type: "lives", description: [LIVES, PAGES, changes, late.length].join("\t") });
  expect(late).toEqual([]);
});

/** The browsers whose requests have ended; one that has followed enough is closed. */
async function leaveEnded(followers: readonly Follower[]): Promise<Place[]> {
  const left = followers.filter(isEnded).map(({ place: { page, lives } }) => ({ page, lives: lives + 1 }));
  const isOver = ({ lives }: Place) => lives >= LIVES_A_SESSION;
  await Promise.all(left.filter(isOver).map(({ page }) => page.context().close()));
  return left.filter((place) => !isOver(place));
}

/** A browser of its own, in which the customer is signed in. A number gets ten codes a day, so they are not counted. */
async function signIn(browser: Browser, baseURL: string, sandbox: SandboxConsole): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await new Requester(page).signIn(sandbox, PRIYA);
  const state = await sandbox.state();
  await sandbox.restore({ ...state, tables: { ...state.tables, sends: [] } });
  await page.clock.install();
  return page;
}

const nextOf = ({ given: { store, incident }, status }: Follower): readonly Status[] =>
  nextStatuses({ fulfilment: store === undefined ? "PUR" : "WALKIN", incident, status });

const isEnded = (follower: Follower): boolean => nextOf(follower).length === 0;

/** Gives a request one of the statuses that may come next. */
async function live(follower: Follower, sandbox: SandboxConsole, random: Random): Promise<boolean> {
  const status = random.pick(nextOf(follower));
  if (status === undefined) return false;
  await sandbox.advance(follower.id, status);
  follower.status = status;
  return true;
}

/** Lets periods pass. Returns what the pages show that do not show their request's status by then. */
async function lateIn(followers: readonly Follower[], pass: () => Promise<void>): Promise<string[]> {
  let behind = followers;
  for (let period = 0; period < MOST_PERIODS && behind.length > 0; period += 1) {
    await pass();
    const shown = await Promise.all(behind.map(isShown));
    behind = behind.filter((_, index) => !shown[index]);
  }
  return Promise.all(
    behind.map(
      async ({ place, id, status }) => `${id} is ${status}: ${await place.page.getByRole("main").innerText()}`,
    ),
  );
}

/** A period passes; a call under way would time out when the clock goes forward again, so its answer is waited for. */
async function letPass({ place: { page } }: Follower): Promise<void> {
  const answered = page.waitForResponse(/\/v2\/details\//, { timeout: ANSWERED_WITHIN_MS });
  await page.clock.fastForward(PERIOD * 1000);
  await answered.catch(() => undefined);
}

/** Whether the badge and the timeline both say what the status is. */
async function isShown({ place: { page }, given, status }: Follower): Promise<boolean> {
  const name = say(`status.cards.${CARDS[status]}.name`);
  const chip = page.getByRole("main").getByRole("status").filter({ hasText: name });
  const life = page.getByRole("list", { name: say("my-service-requests.life.label") });
  const step = life.locator("[aria-current=step]");
  const now = NOW[status]?.(given);
  const isThere = async () => {
    await chip.waitFor({ timeout: SHOWN_WITHIN_MS });
    if (now === undefined) return (await step.count()) === 0;
    await step.filter({ hasText: say(`my-service-requests.life.${now}`) }).waitFor({ timeout: SHOWN_WITHIN_MS });
    return true;
  };
  return isThere().catch(() => false);
}
