import type { Database } from "../sandbox/database/open-database.ts";
import { inventBuyers, seedOf } from "./bay.ts";
import { type BookedPayment, type Books, readBooks } from "./books.ts";
import { BY_CARD } from "./checkout.ts";
import type { Market } from "./customer.ts";
import { inLanes } from "./in-lanes.ts";
import { type Evidence, type JudgedPayment, judge } from "./judge.ts";
import { type Fate, openNoticeNetwork } from "./notice-network.ts";
import type { PaymentsArguments } from "./payments-arguments.ts";
import { drawPlans, type FaultKind, type Plan } from "./plans.ts";
import type { JudgedPlan, PaymentsReport } from "./report.ts";
import { type Round, runRound, type Setting, type Visit } from "./round.ts";
import { openShop, SERVER_PROGRAM } from "./shop.ts";
import type { State, Till } from "./till.ts";

/** How many payments are made between two moves of the clock, at most. */
const ROUND = 500;

const FATES: Readonly<Partial<Record<FaultKind, Fate>>> = {
  "notice lost": "lost",
  "notice doubled": "doubled",
  "notice late": "late",
};

/** A run; tests name the program of servers with a planted mistake. */
export interface PaymentsRun extends PaymentsArguments {
  readonly program?: URL;
}

/** Makes payments under faults against two servers, and judges what came of each. */
export async function runPayments(run: PaymentsRun, say: (line: string) => void): Promise<PaymentsReport> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const rounds = planRounds(drawPlans(run.payments, run.seed, run.kinds));
  const plans = new Map<string, Plan>();
  let addresses: () => readonly string[] = () => [];
  const network = await openNoticeNetwork(
    (order) => FATES[plans.get(order)?.kind ?? "none"] ?? "arrives",
    () => addresses(),
  );
  const seeds = [seedOf(rounds.flatMap(({ buyers }) => buyers))];
  try {
    const shop = await openShop(seeds, network.address, run.program ?? SERVER_PROGRAM);
    try {
      addresses = () => shop.servers.map(({ address }) => address());
      const wonders: string[] = [];
      const market: Market = { shop, plans, count: { requests: 0 }, wonder: (what) => void wonders.push(what) };
      const setting = { market, network, lanes: run.lanes };
      const visits: Visit[] = [];
      for (const round of rounds) {
        visits.push(...(await runRound(round, setting)));
        say(`${visits.length} of ${run.payments} payments, ${seconds().toFixed(0)} s`);
      }
      await sendAllNotices(setting);
      const judged = await judgeAll(visits, setting);
      const { requests } = market.count;
      const kills = rounds.filter(hasKill).length;
      return { seed: run.seed, seconds: seconds(), requests, notices: network.count(), kills, plans: judged, wonders };
    } finally {
      await shop.close();
    }
  } finally {
    await network.close();
  }
}

function planRounds(plans: readonly Plan[]): readonly Round[] {
  const count = Math.ceil(plans.length / ROUND);
  const size = Math.ceil(plans.length / count);
  return Array.from({ length: count }, (_, number) => {
    const own = plans.slice(number * size, (number + 1) * size);
    return { number, plans: own, buyers: inventBuyers(number, own.length) };
  });
}

const hasKill = ({ plans }: Round): boolean => plans.some(({ kind }) => kind === "server killed after the capture");

/** As often as the gateway tells the back end of a payment at most. */
const MOST_TRIES = 16;
const LONGEST_PAUSE_MINUTES = 12 * 60 + 1;

/** Lets the gateway try until every notice has arrived, or is given up. */
async function sendAllNotices({ market, network }: Setting): Promise<void> {
  const { shop } = market;
  for (let tries = 0; tries < MOST_TRIES && (await hasNotices(shop.database)); tries += 1) {
    await network.release();
    await shop.passTime(LONGEST_PAUSE_MINUTES);
    await shop.servers[0].deliver();
  }
}

async function hasNotices(database: Database): Promise<boolean> {
  const open = database.selectFrom("gatewayNotices").select("id").where("answeredAt", "is", null);
  return (await open.where("tries", "<", MOST_TRIES).executeTakeFirst()) !== undefined;
}

/** What a customer is told at the end: of each payment, and of the order that was not sent. */
interface LastWords {
  readonly told: ReadonlyMap<string, State["status"]>;
  readonly isTaken?: boolean;
  /** Whether a bill, or a term, is paid; of an order the books say it. */
  readonly isPaid?: boolean;
}

async function judgeAll(visits: readonly Visit[], { market, lanes }: Setting): Promise<JudgedPlan[]> {
  const { database } = market.shop;
  const before = await readBooks(database);
  const words = new Map<Till, LastWords>();
  await inLanes(visits, lanes, async ({ checkout }) => {
    words.set(checkout, await askForLastWords(checkout, before));
  });
  const after = await readBooks(database);
  return visits.map(({ checkout, stopped }) => ({
    ...{ kind: checkout.plan.kind, what: checkout.plan.what },
    verdict: judge(gather(checkout, words.get(checkout), { before, after })),
    ...(stopped === undefined ? {} : { stopped }),
  }));
}

async function askForLastWords(checkout: Till, { orders }: Books): Promise<LastWords> {
  if (checkout.plan.what !== "order") {
    const isPaid = await checkout.send(BY_CARD);
    return { told: new Map(), isTaken: isPaid, isPaid };
  }
  const told = new Map<string, State["status"]>();
  for (const { order, name } of checkout.payments) {
    const { status } = await checkout.ask(name, order);
    if (status !== "GONE") told.set(name, status);
  }
  const isSent = orders.get(checkout.order)?.sentAt !== undefined;
  return isSent || checkout.order === "" ? { told } : { told, isTaken: await checkout.send(BY_CARD) };
}

const UNKNOWN: BookedPayment = { entries: [], isTold: false };

/** @param words what the customer was told; the books are those before and after they were */
function gather(
  { order, payments }: Till,
  words: LastWords | undefined,
  { before, after }: { readonly before: Books; readonly after: Books },
): Evidence {
  const judged = payments.map(({ order: of, name }): JudgedPayment => {
    const id = `${of}.${name}`;
    const { entries } = after.payments.get(id) ?? UNKNOWN;
    const told = words?.told.get(name);
    return { ...(before.payments.get(id) ?? UNKNOWN), entries, order: of, name, ...(told && { told }) };
  });
  return {
    payments: judged,
    order: { id: order, method: null, ...before.orders.get(order) },
    isPaid: words?.isPaid ?? judged.some(({ name }) => after.payments.get(`${order}.${name}`)?.stored === "CAPTURED"),
    ...(words?.isTaken === undefined ? {} : { isTaken: words.isTaken }),
  };
}
