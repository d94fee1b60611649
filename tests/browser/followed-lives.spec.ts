import type { Page } from "playwright/test";
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

/** A page, and the request that it follows. */
interface Follower {
  readonly page: Page;
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
  page,
  sandbox,
  problems,
}, info) => {
  // A page that is opened when the server's clock is ahead asks again with its time.
  problems.allow(/^status 401 /);
  test.setTimeout(60_000 + LIVES * LIFE_TIMEOUT_MS);
  const random = seededRandom(info.repeatEachIndex + 1);
  await new Requester(page).signIn(sandbox, PRIYA);
  const given = lives(random);
  await giveRequests(sandbox, PRIYA, given);
  const waiting = given.map((request, place) => ({ request, id: givenId(place) }));
  const pages = [page, ...(await openTabs(page, PAGES - 1))];
  for (const one of pages) await one.clock.install();
  const pass = passingTime(pages, sandbox);
  let followers: Follower[] = [];
  let changes = 0;
  const late: string[] = [];
  while (waiting.length > 0 || followers.length > 0) {
    for (const free of pages.filter((one) => !followers.some((follower) => follower.page === one))) {
      const next = waiting.shift();
      if (next === undefined) break;
      await free.goto(`/myplansandservicerequests/${next.id}`, { waitUntil: "networkidle" });
      followers.push({ page: free, id: next.id, given: next.request, status: "SUBMITTED" });
    }
    const changing = followers.filter(() => random.isLucky(CHANGES));
    const changed = await Promise.all(changing.map((follower) => live(follower, sandbox, random)));
    changes += changed.filter(Boolean).length;
    late.push(...(await lateIn(followers, pass)));
    followers = followers.filter((follower) => nextOf(follower).length > 0);
  }
  info.annotations.push({ type: "lives", description: [LIVES, PAGES, changes, late.length].join("\t") });
  expect(late).toEqual([]);
});

/** Tabs that a signed-in page opens: such a tab is signed in too. */
async function openTabs(page: Page, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    const opened = page.context().waitForEvent("page");
    await page.evaluate(() => window.open("/notifications"));
    tabs.push(await opened);
  }
  return tabs;
}

const nextOf = ({ given: { store, incident }, status }: Follower): readonly Status[] =>
  nextStatuses({ fulfilment: store === undefined ? "PUR" : "WALKIN", incident, status });

/** Gives a request one of the statuses that may come next. */
async function live(follower: Follower, sandbox: SandboxConsole, random: Random): Promise<boolean> {
  const status = random.pick(nextOf(follower));
  if (status === undefined) return false;
  await sandbox.advance(follower.id, status);
  follower.status = status;
  return true;
}

/** A function that lets seconds pass, for the pages and for the server. */
function passingTime(pages: readonly Page[], sandbox: SandboxConsole): (seconds: number) => Promise<void> {
  return async (seconds) => {
    await sandbox.shiftClock({ minutes: seconds / 60 });
    await Promise.all(pages.map((page) => page.clock.fastForward(seconds * 1000)));
  };
}

/** Lets periods pass. Returns what the pages show that do not show their request's status by then. */
async function lateIn(followers: readonly Follower[], pass: (seconds: number) => Promise<void>): Promise<string[]> {
  let behind = followers;
  for (let period = 0; period < MOST_PERIODS && behind.length > 0; period += 1) {
    // A call under way would time out when the clock goes forward again.
    const answered = followers.map(({ page }) =>
      page.waitForResponse(/\/v2\/details\//, { timeout: ANSWERED_WITHIN_MS }),
    );
    await pass(PERIOD);
    await Promise.allSettled(answered);
    const shown = await Promise.all(behind.map(isShown));
    behind = behind.filter((_, place) => !shown[place]);
  }
  return Promise.all(
    behind.map(async ({ page, id, status }) => `${id} is ${status}: ${await page.getByRole("main").innerText()}`),
  );
}

async function isShown({ page, status }: Follower): Promise<boolean> {
  const name = say(`status.cards.${CARDS[status]}.name`);
  const chip = page.getByRole("main").getByRole("status").filter({ hasText: name });
  return chip.waitFor({ timeout: SHOWN_WITHIN_MS }).then(
    () => true,
    () => false,
  );
}
