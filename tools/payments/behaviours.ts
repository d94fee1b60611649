import { randomUUID } from "node:crypto";
import { MERCHANT } from "./bay.ts";
import { BY_CARD, Checkout, IN_CASH } from "./checkout.ts";
import type { Way } from "./customer.ts";
import type { FaultKind } from "./plans.ts";
import type { Answer, State, Till } from "./till.ts";

/** What a customer does when banks have decided. */
export type Later = () => Promise<unknown>;

/** What a customer does where something is paid; returns what is left for later. */
export type Behaviour = (checkout: Till) => Promise<Later | undefined>;

/** More often than this no customer has to act before it is sent. */
const MOST_STEPS = 20;

/** The kinds in which no server is killed. */
export const behaviours: Readonly<Record<Exclude<FaultKind, "server killed after the capture">, Behaviour>> = {
  none: payAndSend,
  "request lost": losing("request"),
  "reply lost after the capture": losing("reply"),
  "connection cut at any moment": losing("cut"),
  "two clicks at once": twoClicks,
  "two tabs at once": (checkout) => twoAtOnce(checkout, () => checkout.begin()),
  "two cards at once": async (checkout) => {
    const name = await checkout.begin();
    return twoAtOnce(checkout, async () => name);
  },
  "cash in another tab": inCashToo,
  "order replaced in another tab": replaced,
  "declined before another card": declinedFirst,
  "slow bank": slowBank,
  "left for good": async (checkout) => {
    await leave(checkout);
    return undefined;
  },
  "left and came back": async (checkout) => comeBack(checkout, await leave(checkout)),
  "notice lost": awayWhilePaid,
  "notice doubled": awayWhilePaid,
  "notice late": awayWhilePaid,
  "notice forged": forged,
};

/** Goes on until what is paid is sent, from the last known state. */
export async function finish(checkout: Till, name: string, known: State | undefined): Promise<Later | undefined> {
  let state = known ?? (await checkout.ask(name));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (state.status === "PENDING" || state.status === "WAITS") return () => finishLater(checkout, name);
    if (state.status === "CAPTURED" || state.status === "PAID") {
      if (await checkout.send(BY_CARD)) return undefined;
      state = await checkout.ask(name);
    } else state = await goOn(checkout, name, state);
  }
  throw new Error(`${checkout.order} was not sent after ${MOST_STEPS} steps: ${state.status}.`);
}

async function goOn(checkout: Till, name: string, state: State): Promise<State> {
  if (state.status === "GONE") throw new Error(`${checkout.order} is gone.`);
  if (state.status === "CHALLENGE") {
    await checkout.answer(state, true);
    return checkout.ask(name);
  }
  return (await checkout.pay(name, "approve")) ?? checkout.ask(name);
}

/** Every bank has decided then, so that nothing waits. */
async function finishLater(checkout: Till, name: string): Promise<void> {
  const left = await finish(checkout, name, await checkout.ask(name));
  if (left !== undefined) throw new Error(`${checkout.order} still waits for a bank.`);
}

async function payAndSend(checkout: Till): Promise<Later | undefined> {
  const name = await checkout.begin();
  return finish(checkout, name, await checkout.pay(name, "approve"));
}

/** The first charge, and the first answer to the bank, get lost in that way. */
function losing(loss: NonNullable<Way["loss"]>): Behaviour {
  return async (checkout) => {
    const name = await checkout.begin();
    const state = (await checkout.pay(name, "approve", { loss })) ?? (await checkout.ask(name));
    if (state.status === "CHALLENGE") await checkout.answer(state, true, loss);
    return finish(checkout, name, await checkout.ask(name));
  };
}

/** One request that a button sends twice, to both servers. */
async function twoClicks(checkout: Till): Promise<Later | undefined> {
  const name = await checkout.begin();
  const key = randomUUID();
  const click = await checkout.prepare(name, "approve");
  await Promise.all(checkout.market.shop.servers.map((server) => click({ key, server })));
  const state = await checkout.ask(name);
  if (state.status === "CHALLENGE") await Promise.all([checkout.answer(state, true), checkout.answer(state, true)]);
  return finish(checkout, name, await checkout.ask(name));
}

/** Two payments, or one of two cards; the banks are answered in both tabs. */
async function twoAtOnce(checkout: Till, begin: () => Promise<string>): Promise<Later | undefined> {
  const names = [await begin(), await begin()];
  const tabs = await Promise.all(names.map((name) => checkout.prepare(name, "approve")));
  const states = await Promise.all(tabs.map((pay) => pay()));
  const asked = states.filter((state) => state?.status === "CHALLENGE");
  await Promise.all(asked.map((state) => state && checkout.answer(state, true)));
  const [name = ""] = names;
  return finish(checkout, name, await checkout.ask(name));
}

async function inCashToo(checkout: Till): Promise<Later | undefined> {
  const name = await checkout.begin();
  const pay = await checkout.prepare(name, "approve");
  const [state, isSent] = await Promise.all([pay(), checkout.send(IN_CASH)]);
  return isSent ? undefined : finish(checkout, name, state);
}

async function replaced(checkout: Till): Promise<Later | undefined> {
  if (!(checkout instanceof Checkout)) throw new Error(`${checkout.order} is not replaced.`);
  const name = await checkout.begin();
  const pay = await checkout.prepare(name, "approve");
  const [state, isReplaced] = await Promise.all([pay(), checkout.makeOrder()]);
  return isReplaced ? payAndSend(checkout) : finish(checkout, name, state);
}

async function declinedFirst(checkout: Till): Promise<Later | undefined> {
  const name = await checkout.begin();
  const state = (await checkout.pay(name, "decline")) ?? (await checkout.ask(name));
  if (state.status === "CHALLENGE") await checkout.answer(state, false);
  return finish(checkout, name, await checkout.ask(name));
}

async function slowBank(checkout: Till): Promise<Later | undefined> {
  const { random } = checkout.plan;
  const name = await checkout.begin();
  const answer: Answer = random.pick(["approveLate", "declineLate", "reverseLate"] as const) ?? "approveLate";
  const state = await checkout.pay(name, answer);
  // Some send a payment that is taken back later; others come too late to send it.
  return answer === "reverseLate" && random.isLucky(0.5) ? comeBack(checkout, name) : finish(checkout, name, state);
}

/** Leaves at any place, without looking at what came of it. */
async function leave(checkout: Till): Promise<string> {
  const { random } = checkout.plan;
  const name = await checkout.begin();
  if (random.isLucky(0.2)) return name;
  const state = await checkout.pay(name, random.pick(["approve", "approveLate", "decline"] as const) ?? "approve");
  if (state?.status === "CHALLENGE" && random.isLucky(0.6)) await checkout.answer(state, random.isLucky(0.8), "reply");
  return name;
}

const comeBack =
  async (checkout: Till, name: string): Promise<Later> =>
  () =>
    finishLater(checkout, name);

/** The customer's payment is settled while they are away: a notice tells the back end, or does not. */
async function awayWhilePaid(checkout: Till): Promise<Later | undefined> {
  const { random } = checkout.plan;
  const name = await checkout.begin();
  if (random.isLucky(0.4)) await checkout.pay(name, "decline");
  const answer = random.pick(["approve", "approve", "approveLate", "declineLate", "reverseLate"] as const);
  const state = await checkout.pay(name, answer ?? "approve");
  if (state?.status === "CHALLENGE") await checkout.answer(state, random.isLucky(0.8), "reply");
  return random.isLucky(0.5) ? comeBack(checkout, name) : undefined;
}

/** Somebody else says to the back end that the order is paid. */
async function forged(checkout: Till): Promise<Later | undefined> {
  const name = await checkout.begin();
  await forgeNotice(checkout, name);
  if (await checkout.send(BY_CARD)) checkout.market.wonder(`${checkout.order} was sent after a forged notice.`);
  return checkout.plan.random.isLucky(0.5) ? finish(checkout, name, await checkout.pay(name, "approve")) : undefined;
}

async function forgeNotice({ market, order }: Till, name: string): Promise<void> {
  const body = JSON.stringify({ PaymentId: name, ServiceOrderId: order, PaymentStatus: "CAPTURED" });
  const headers = { "x-merchant": MERCHANT, "x-timestamp": String(market.shop.now()), "x-signature": "none" };
  for (const { address } of market.shop.servers)
    await fetch(`${address()}/gateway/notices`, { method: "POST", headers, body }).catch(() => undefined);
}
