import { beforeEach, describe, expect, it } from "vitest";
import { createNotices } from "../../tools/sandbox/notices.ts";
import type { Resources } from "../../tools/sandbox/resources.ts";
import { signNotice } from "../../tools/sandbox/security/notice-signature.ts";
import { bay, cards } from "./support/paying-portal.ts";
import { BY_CARD, FRIDAY, repairPayments } from "./support/repair-payments.ts";

/** The network between the gateway and the back end: what was sent, and whether it arrives. */
let network: { readonly sent: Request[]; isDown: boolean };
beforeEach(() => {
  network = { sent: [], isDown: false };
});
const arrive = (notice: Request): Promise<Response> =>
  sandbox.app.request("/gateway/notices", notice.clone() as RequestInit);

const shop = repairPayments(
  { ...bay, merchants: ["Harbour Care", "Harbour Repairs"] },
  {
    async sendNotice(notice) {
      network.sent.push(notice.clone());
      if (network.isDown) throw new TypeError("The network is down.");
      return arrive(notice);
    },
  },
);
const { answerBank, deliver, get, orderRepair, portal, rows, sandbox, setClock, submit } = shop;

/** An order that is charged to a card, of a request. */
async function pay(number: string) {
  const made = await shop.startRepair();
  return { ...made, ...(await shop.pay(made.order, number)) };
}

const at = (time: string) => setClock(`2026-11-20T${time}+08:00`);

/** The only payment, as the back end has it. */
async function storedPayment() {
  const [payment, ...others] = await rows("payments");
  expect(others).toEqual([]);
  return payment;
}

describe("a payment that is settled while nobody asks", () => {
  it.each([
    ["captured after the bank's question", "yes", "CAPTURED"],
    ["declined by the customer at the bank", "no", "DECLINED"],
  ] as const)("is known as %s", async (_what, answer, status) => {
    const { reply } = await pay(cards.asks);
    expect(await deliver()).toEqual([]);
    await answerBank(reply.body.Challenge.Session, answer);
    expect(await storedPayment()).toMatchObject({ status: "CHALLENGE" });
    expect(await deliver()).toMatchObject([{ status, answer: 200 }]);
    expect(await storedPayment()).toMatchObject({ status });
  });

  it.each([
    ["captured late", cards.approvesLate, "PENDING", ["CAPTURED"]],
    ["declined late", cards.declinesLate, "PENDING", ["DECLINED"]],
    ["taken back", cards.takesBack, "CAPTURED", ["CAPTURED", "REVERSED"]],
  ])("is known as %s", async (_what, number, before, told) => {
    await pay(number);
    const first = await deliver();
    expect(await storedPayment()).toMatchObject({ status: before });
    await at("10:06:00");
    const all = [...first, ...(await deliver())];
    expect(all).toMatchObject(told.map((status) => ({ status, answer: 200 })));
    expect(await storedPayment()).toMatchObject({ status: told.at(-1) });
    expect(await deliver()).toEqual([]);
  });

  it("is taken back after its request was submitted, which goes on", async () => {
    const { order, request } = await pay(cards.takesBack);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
    const before = (await get(`v2/details/${request}`)).body;
    await at("10:06:00");
    await deliver();
    expect(await storedPayment()).toMatchObject({ status: "REVERSED" });
    expect((await get(`v2/details/${request}`)).body).toEqual(before);
  });
});

describe("a notice that does not arrive", () => {
  it("is sent again, after pauses that grow, until it is answered", async () => {
    await pay(cards.approves);
    network.isDown = true;
    const countSent = async (time: string) => {
      await at(time);
      return (await deliver()).length;
    };
    // After 1, 2, 4 and 8 minutes; the clock goes on while it is asked.
    for (const [early, due] of [
      ["10:00:10", "10:00:30"],
      ["10:01:10", "10:02:00"],
      ["10:03:40", "10:04:20"],
      ["10:08:00", "10:08:40"],
      ["10:16:20", "10:17:00"],
    ] as const) {
      if (network.sent.length > 0) expect([early, await countSent(early)]).toEqual([early, 0]);
      expect([due, await countSent(due)]).toEqual([due, 1]);
    }
    network.isDown = false;
    expect(await countSent("10:34:00")).toBe(1);
    expect(await countSent("23:59:00")).toBe(0);
  });

  it.each([
    ["is lost", { kind: "cutBefore", times: 1 }, undefined],
    ["is refused", { kind: "status", status: 503, times: 1 }, 503],
    ["arrives, and its answer is lost", { kind: "cutAfter", times: 1 }, undefined],
    ["arrives, and half of its answer comes", { kind: "malformed", times: 1 }, undefined],
    ["meets a page that says 200", { kind: "html", times: 1 }, undefined],
    ["is answered 200 by something else", { kind: "shape", times: 1 }, undefined],
  ])("is sent again when it %s by a fault of the sandbox", async (_what, gatewayNotices, answer) => {
    await pay(cards.approves);
    await portal.console("/api/faults", "PUT", { gatewayNotices });
    expect((await deliver()).map((sent: { answer?: number }) => sent.answer)).toEqual([answer]);
    const stored = await storedPayment();
    await at("10:02:00");
    expect(await deliver()).toMatchObject([{ answer: 200 }]);
    expect(await storedPayment()).toEqual(stored);
  });

  it("is given up after four days", async () => {
    await pay(cards.approves);
    network.isDown = true;
    for (let day = 20; day < 30; day += 1)
      for (let hour = 0; hour < 24; hour += 1) {
        await setClock(`2026-11-${day}T${String(hour).padStart(2, "0")}:00:00Z`);
        await deliver();
      }
    expect(network.sent.length).toBe(16);
  });
});

describe("the content of a notice", () => {
  it("is not believed: one that arrives late, or out of order, leaves what the gateway says", async () => {
    const { order, payment } = await pay(cards.declines);
    network.isDown = true;
    await deliver();
    await shop.pay(order, cards.approves, payment);
    await deliver();
    const [declined, captured] = network.sent;
    for (const notice of [captured, declined, captured, declined])
      expect((await arrive(notice as Request)).status).toBe(200);
    expect(await storedPayment()).toMatchObject({ status: "CAPTURED" });
  });

  it("counts once, however many copies arrive at once", async () => {
    const { reply } = await pay(cards.asks);
    await answerBank(reply.body.Challenge.Session, "yes");
    network.isDown = true;
    await deliver();
    const [notice] = network.sent as [Request];
    const replies = await Promise.all(Array.from({ length: 10 }, () => arrive(notice)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const stored = await storedPayment();
    expect(stored).toMatchObject({ status: "CAPTURED" });
    await at("10:04:00");
    expect((await arrive(notice)).status).toBe(200);
    expect(await storedPayment()).toEqual(stored);
    await at("10:06:00");
    expect(await (await arrive(notice)).json()).toMatchObject({ code: "TIMESTAMP" });
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });

  it("is of no use without the gateway's signature", async () => {
    const { order, payment } = await pay(cards.asks);
    const about = { ServiceOrderId: order, PaymentId: payment, PaymentStatus: "CAPTURED" };
    const body = JSON.stringify(about);
    const timestamp = String(Date.parse(FRIDAY));
    const forged = (headers: Record<string, string>, content: string = body) =>
      sandbox.app.request("/gateway/notices", { method: "POST", body: content, headers });
    const signed = (secret: string) => ({
      ...{ "x-merchant": "Harbour Care", "x-timestamp": timestamp },
      "x-signature": signNotice(secret, { merchant: "Harbour Care", timestamp, body }),
    });
    for (const headers of [{}, { "x-timestamp": timestamp }, signed(""), signed(bay.sharedSecret)])
      expect((await forged(headers)).status).toBe(401);
    expect(await storedPayment()).toMatchObject({ status: "CHALLENGE" });
  });

  it("is of no use when it was changed on the way, or is for another merchant", async () => {
    const { payment } = await pay(cards.declines);
    network.isDown = true;
    await deliver();
    const [notice] = network.sent as [Request];
    const text = await notice.clone().text();
    const changed = new Request(notice, { body: text.replace("DECLINED", "CAPTURED") });
    expect((await arrive(changed)).status).toBe(401);
    const renamed = new Request(notice.clone(), {
      headers: { ...Object.fromEntries(notice.headers), "x-merchant": "Harbour Repairs" },
    });
    expect((await arrive(renamed)).status).toBe(401);
    expect(await storedPayment()).toMatchObject({ id: payment, status: "DECLINED" });
  });
});

describe("a notice that the back end cannot take", () => {
  it("is about a payment that it does not have: 404, and nothing else happens", async () => {
    const { request } = await pay(cards.declines);
    await orderRepair(request);
    expect(await rows("payments")).toEqual([]);
    expect(await deliver()).toMatchObject([{ answer: 404 }]);
    expect(await rows("payments")).toEqual([]);
  });

  it("is too long: 413", async () => {
    const reply = await sandbox.app.request("/gateway/notices", { method: "POST", body: "x".repeat(10_001) });
    expect(reply.status).toBe(413);
  });

  it.each([["no JSON"], ["null"], ["{}"], [JSON.stringify({ ServiceOrderId: 1, PaymentId: "p" })]])(
    "is signed, and names no payment: 422 for %s",
    async (body) => {
      const now = new Date(FRIDAY);
      const never = () => Promise.reject(new Error("Nothing is asked for."));
      const known = { database: never, faults: { take: () => undefined }, secret: "secret", log: () => {} };
      const notices = createNotices({
        ...known,
        clock: { offsetMs: async () => now.getTime() - Date.now() },
      } as unknown as Resources);
      const signed = { merchant: "Harbour Care", timestamp: String(now.getTime()), body };
      const headers = {
        ...{ "x-merchant": signed.merchant, "x-timestamp": signed.timestamp },
        "x-signature": signNotice("secret", signed),
      };
      expect((await notices.request("/notices", { method: "POST", body, headers })).status).toBe(422);
    },
  );
});
