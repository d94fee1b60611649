import { pagePath } from "../read-view.ts";
import { fillAddress } from "./goals.ts";
import type { Walk } from "./walk.ts";

/** The steps after which the customer gives a goal up. */
export const MOST_FOR_ONE = 32;
/** How often a goal's address is opened before the customer takes another. */
const MOST_VISITS = 2;

/** How long a page takes at most to sign its customer out. */
const LONGEST_SIGN_OUT_MS = 10_000;

/** Whether the page is of the journey that the goal leads to. */
export const isAtGoal = ({ of, visitor, goals }: Walk): boolean =>
  visitor.ledger.hasMoved && of.routes.journeyAt(pagePath(visitor.page)) === goals[0]?.journey;

/** Outside of the goal's journey, and not on its path through the sign-in or a flow inside it, such as a payment. */
export function isAstray({ of, visitor, goals }: Walk): boolean {
  const path = pagePath(visitor.page);
  const isOnItsPath = goals[0]?.inside.includes(path) === true || path.startsWith("/login");
  const isApproachingGoal = of.routes.journeyAt(path) === goals[0]?.journey || isOnItsPath;
  return !isApproachingGoal || !visitor.page.url().startsWith(visitor.client.origin);
}

/** The customer tried long enough, or finished there, or this customer cannot reach the goal. */
export function isClosed(walk: Walk): boolean {
  const { visitor, isArriving, isReached, steps, until } = walk;
  const isNothing = isArriving && (!visitor.ledger.hasMoved || !pagePath(visitor.page).startsWith("/login"));
  return steps >= until || (isAstray(walk) && (isReached || isNothing));
}

/** Takes another goal. */
export async function giveGoalUp(walk: Walk): Promise<void> {
  nextGoal(walk);
  await goToGoal(walk);
}

/** Lets some time pass, and takes another goal. */
export async function takeNextGoal(walk: Walk): Promise<void> {
  nextGoal(walk);
  if (walk.random.isLucky(0.7)) await timePasses(walk);
  await goToGoal(walk);
}

function nextGoal(walk: Walk): void {
  walk.goals.shift();
  Object.assign(walk, { visits: 0, isReached: false, until: walk.steps + MOST_FOR_ONE });
}

/** Opens the address of the goal; takes the next goal after some vain visits, or without an address. */
export async function goToGoal(walk: Walk): Promise<void> {
  const { visitor, goals } = walk;
  if (walk.visits >= MOST_VISITS) {
    nextGoal(walk);
  }
  const [goal] = goals;
  if (goal === undefined) return;
  walk.visits += 1;
  walk.steps += 1;
  const path = fillAddress(goal, await visitor.belongings());
  if (path === undefined) {
    walk.visits = MOST_VISITS;
    return goToGoal(walk);
  }
  visitor.ledger.trace.push(`opens ${path}`);
  const open = (to: string) =>
    visitor.page.goto(visitor.client.origin + to, { waitUntil: "load" }).catch(() => undefined);
  visitor.ledger.pageLeft(visitor.pageNumber(visitor.page));
  if (goal.isForVisitors) {
    await open("/login?logoutRedirect=true");
    await visitor.page
      .waitForURL(({ search }) => search === "", { timeout: LONGEST_SIGN_OUT_MS })
      .then(() => visitor.ledger.signedOut())
      .catch(() => undefined);
  }
  visitor.ledger.hasMoved = false;
  walk.isArriving = true;
  await open(path);
}

/** At least as many as lead an order from its submission to its end. */
const MOST_ADVANCES = 6;

/** Advances the partner's work: orders are finished, or advanced by some steps. */
async function timePasses({ of, visitor, random }: Walk): Promise<void> {
  const request = (await visitor.belongings())("request");
  if (request === undefined) return;
  const most = random.isLucky(0.5) ? MOST_ADVANCES : random.below(MOST_ADVANCES);
  for (let times = most; times > 0; times -= 1) if (!(await of.sandbox.advance(request))) break;
}
