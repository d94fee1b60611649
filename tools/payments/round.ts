import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../sandbox/faults.ts";
import { NOTICES } from "../sandbox/notices.ts";
import { type Random, seededRandom } from "../soak/random.ts";
import type { Buyer } from "./bay.ts";
import { behaviours, type Later } from "./behaviours.ts";
import { Checkout } from "./checkout.ts";
import { Customer, type Market } from "./customer.ts";
import { inLanes } from "./in-lanes.ts";
import type { NoticeNetwork } from "./notice-network.ts";
import { payWhileKilled } from "./pay-while-killed.ts";
import { PlanTill } from "./plan-till.ts";
import type { Plan } from "./plans.ts";
import type { Till } from "./till.ts";

/** The payments between two moves of the clock, and who makes them. */
export interface Round {
  readonly number: number;
  readonly plans: readonly Plan[];
  readonly buyers: readonly Buyer[];
}

/** What the rounds of a run share. */
export interface Setting {
  readonly market: Market;
  readonly network: NoticeNetwork;
  readonly lanes: number;
}

/** A customer's payments; `stopped` says why they could not go on. */
export interface Visit {
  readonly checkout: Till;
  later?: Later | undefined;
  stopped?: string;
}

/** Longer than a slow bank takes. */
const MINUTES = 6;
const DELIVERY_MS = 300;

/** The share of requests that a server makes fail by itself. */
const SHARE = 0.05;
const FAULTY = [
  ...["createPaymentToken", "createTrade", "createEcPayPayment", "chargeOrder", "chargeBraintreeOrder"],
  ...["processPayment", "collectPayment", "payEnrFee"],
];
const FAULTS: readonly Fault[] = [
  { kind: "cutBefore" },
  { kind: "cutAfter" },
  { kind: "cutBody" },
  { kind: "malformed" },
  { kind: "status" },
  { kind: "html" },
  { kind: "shape" },
  { kind: "latency", ms: 40 },
];

/** Makes the payments of a round: banks decide in its middle, and one server is killed before. */
export async function runRound(round: Round, setting: Setting): Promise<readonly Visit[]> {
  const { market, network, lanes } = setting;
  const visits = arrive(round, market);
  await inLanes(visits, lanes, (visit) => noting(visit, () => visit.checkout.start()));
  const stop = deliverMeanwhile(setting);
  await switchFaults(setting, seededRandom(round.number));
  await payAtOnce(round, visits, setting);
  await market.shop.passTime(MINUTES);
  await inLanes(visits, lanes, async (visit) => {
    if (visit.later !== undefined) await noting(visit, visit.later);
  });
  await network.release();
  await stop();
  for (const { faults } of market.shop.servers) await faults({});
  return visits;
}

function arrive({ plans, buyers }: Round, market: Market): Visit[] {
  const customers = buyers.map(({ mobile, agreements }, index) => ({
    customer: new Customer(market, mobile, seededRandom(plans[index]?.random.below(2 ** 32) ?? index)),
    agreements: [...agreements],
  }));
  return plans.map((plan, index) => {
    const buyer = customers[index % customers.length];
    const agreement = buyer?.agreements.pop();
    if (buyer === undefined || agreement === undefined) throw new Error("There are fewer plans than orders.");
    const payer = { customer: buyer.customer, agreement };
    const checkout = plan.what === "order" ? new Checkout(plan, market, payer) : new PlanTill(plan, market, payer);
    return { checkout };
  });
}

async function payAtOnce({ number }: Round, all: readonly Visit[], { market, lanes }: Setting): Promise<void> {
  const visits = all.filter(({ stopped }) => stopped === undefined);
  const killed = visits.filter(({ checkout }) => checkout.plan.kind === "server killed after the capture");
  const others = inLanes(visits, lanes, async (visit) => {
    const { kind } = visit.checkout.plan;
    if (kind === "server killed after the capture") return;
    await noting(visit, async () => {
      visit.later = await behaviours[kind](visit.checkout);
    });
  });
  const [one, other] = market.shop.servers;
  if (killed.length > 0) await killMeanwhile(killed, number % 2 === 0 ? one : other);
  await others;
}

async function killMeanwhile(killed: readonly Visit[], server: Market["shop"]["servers"][number]): Promise<void> {
  const checkouts = killed.map(({ checkout }) => checkout);
  for (const [index, outcome] of (await payWhileKilled(checkouts, server)).entries()) {
    const visit = killed[index];
    if (visit === undefined) continue;
    if (outcome.status === "fulfilled") visit.later = outcome.value;
    else visit.stopped = String(outcome.reason);
  }
}

/** Does something with a visit, and notes why it failed. */
async function noting(visit: Visit, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    visit.stopped = error instanceof Error ? error.message : String(error);
  }
}

/** Each operation fails in another way, or not at all. */
async function switchFaults({ market }: Setting, random: Random): Promise<void> {
  for (const { faults } of market.shop.servers) {
    const names = [...FAULTY, "submitServiceOrder", NOTICES];
    const drawn = names.map((name) => [name, { ...(random.pick(FAULTS) ?? FAULTS[0]), share: SHARE }]);
    await faults(Object.fromEntries(drawn));
  }
}

/** Lets the gateway send notices until stopped; a killed server sends none. */
function deliverMeanwhile({ market }: Setting): () => Promise<void> {
  let isOver = false;
  const delivering = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await market.shop.servers[turn % 2]?.deliver().catch(() => undefined);
      await pause(DELIVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await delivering;
  };
}
