import { goForward, pickAction } from "../actions.ts";
import { settle } from "../settle.ts";
import { killDuring } from "./kills.ts";
import { observePage, type Walk } from "./walk.ts";

/** One step: usually forward, sometimes with a second tab, or another action. */
export async function act(walk: Walk): Promise<void> {
  const { random, visitor } = walk;
  walk.steps += 1;
  walk.isArriving = false;
  const luck = random.fraction();
  if (luck < 0.82) return goForwardNow(walk);
  const [name, doing] = pickAction(random, false);
  // In a tab that is closed unread, a confirmation would be missed.
  if (luck < 0.9 || name === "two tabs") return openSecondTab(walk);
  visitor.ledger.trace.push(`does: ${name}`);
  const view = (await settle(visitor.page, visitor.requests(visitor.page))).view;
  await doing(visitor.acting(), view);
}

/** Answers the fields, and presses the primary control. */
export async function goForwardNow({ visitor }: Walk): Promise<void> {
  visitor.ledger.trace.push("goes forward");
  await goForward(visitor.acting());
}

/** Opens the same address in a second tab: both go forward at once, or the second continues and the first is closed. */
async function openSecondTab(walk: Walk): Promise<void> {
  const { visitor, random } = walk;
  walk.tabs += 1;
  const first = visitor.page;
  const second = await first.context().newPage();
  visitor.ledger.trace.push(`opens page ${visitor.pageNumber(second)} beside page ${visitor.pageNumber(first)}`);
  await second.goto(first.url(), { waitUntil: "load", timeout: 10_000 }).catch(() => undefined);
  if (random.isLucky(0.6)) {
    const inSecond = { ...visitor.acting(), page: second };
    await Promise.all([goForward(visitor.acting()), goForward(inSecond)]);
  }
  const isGoingOn = random.isLucky(0.5);
  visitor.page = isGoingOn ? second : first;
  await observePage({ ...walk, visitor: { ...visitor, page: isGoingOn ? first : second } });
  await (isGoingOn ? first : second).close();
}

/** Goes forward, while a process is killed. */
export async function killIn(walk: Walk): Promise<void> {
  const { of, random, visitor } = walk;
  walk.steps += 1;
  visitor.ledger.trace.push("goes forward, and is killed meanwhile");
  const { operations } = of.keyed;
  const number = visitor.pageNumber(visitor.page);
  const { page, ...killed } = await killDuring(() => goForward(visitor.acting()), {
    ...{ page: visitor.page, random, sandbox: of.sandbox, operations, killServer: of.killServer },
  });
  walk.kills.push(killed);
  if (killed.what === "tab") visitor.ledger.tabKilled(number);
  walk.isReached = false;
  visitor.page = page;
  visitor.ledger.trace.push(`  killed: ${killed.what}${killed.isBeforeReply ? " between commit and reply" : ""}`);
}
