import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { bay, cards, newName, refused } from "./support/paying-portal.ts";
import { planPayments, planWith } from "./support/plan-payments.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const AT_ONCE = 10;
const PRICE = 990;
/** Longer than any plan of these tests: none of its bills was paid. */
const unpaidDays = 3_650;
const people = [
  { ...ida, agreements: [planWith("H-1", { unpaidDays }), planWith("H-PAID")] },
  { ...nora, agreements: [planWith("H-3", { unpaidDays })] },
];
const portal = planPayments(bay, people, FRIDAY);
const { answerBank, bills, collect, details, entries, keep, ledger, remove, setClock, signIn, whileDying } = portal;

const BILL = "BH-1-2026-10-31";
const OTHER_BILL = "BH-1-2026-09-30";
const statusOf = async (bill = BILL) => (await bills()).find(({ BillId }) => BillId === bill)?.Status;

const captured = { status: 200, body: { BillId: BILL, PaymentStatus: "CAPTURED" } };
const unknownCard = refused(400, "UNKNOWN_CARD");
const paidBefore = refused(409, "PAID_BEFORE");
const waits = refused(409, "PAYMENT_WAITS");
const CHECK = ["authorisation", "release"];
const sixMinutesLater = () => setClock("2026-11-20T10:06:00+08:00");

async function atTime(instant: string): Promise<void> {
  await setClock(instant);
  await signIn(ida);
}

describe("a bill", () => {
  it("is paid with the card of its plan, once, and told the same when its payment is sent again", async () => {
    const { name } = await keep(cards.approves);
    expect(await statusOf()).toBe("DUE");
    const payment = newName();
    for (const key of ["a-key-of-the-test", "a-key-of-the-test", "another-key-of-it"])
      expect(await collect(BILL, name, { payment, key })).toMatchObject(captured);
    expect([await statusOf(), await statusOf(OTHER_BILL)]).toEqual(["PAID", "DUE"]);
    expect((await entries()).slice(2)).toMatchObject([
      { kind: "capture", orderReference: BILL, amount: PRICE, currency: "SGD", payment: `${BILL}.${payment}` },
    ]);
  });

  it("is paid by one payment only", async () => {
    const { name } = await keep(cards.approves);
    await collect(BILL, name);
    expect(await collect(BILL, name)).toMatchObject(paidBefore);
    expect(await collect("BH-1-2026-11-30", name)).toMatchObject(refused(400, "UNKNOWN_BILL"));
    expect(await ledger()).toEqual([...CHECK, "capture"]);
  });

  it("has a payment of its own, also under the name of another bill's", async () => {
    const { name } = await keep(cards.approves);
    const payment = newName();
    expect(await collect(BILL, name, { payment })).toMatchObject(captured);
    expect(await collect(OTHER_BILL, name, { payment })).toMatchObject({ status: 200, body: { BillId: OTHER_BILL } });
    expect([await statusOf(), await statusOf(OTHER_BILL)]).toEqual(["PAID", "PAID"]);
    expect(await ledger()).toEqual([...CHECK, "capture", "capture"]);
  });

  it("under the key of another request is not paid", async () => {
    const { name } = await keep(cards.approves);
    await collect(BILL, name, { key: "a-key-of-the-test" });
    const reply = await collect(OTHER_BILL, name, { key: "a-key-of-the-test" });
    expect(reply).toMatchObject(refused(409, "KEY_REUSED"));
    expect(await statusOf(OTHER_BILL)).toBe("DUE");
    expect(await ledger()).toEqual([...CHECK, "capture"]);
  });

  it("that was paid on its day is not paid again", async () => {
    const { name } = await keep(cards.approves, { of: "H-PAID" });
    expect(await collect("BH-PAID-2026-10-31", name, { of: "H-PAID" })).toMatchObject(paidBefore);
    expect(await ledger()).toEqual(CHECK);
  });

  it("is paid without a question by a bank that was asked when the card was kept", async () => {
    const { name, reply } = await keep(cards.asks);
    expect(await collect(BILL, name)).toMatchObject(unknownCard);
    await answerBank(reply.body.Challenge.Session, "yes");
    expect((await details()).PaymentMethod.PaymentMethodId).toBe(name);
    expect(await collect(BILL, name)).toMatchObject(captured);
  });

  it("is declined once the card has expired, and paid by the next card under the same name", async () => {
    const { name } = await keep(cards.approves, { expires: "11/26" });
    await atTime("2026-11-30T23:00:00Z");
    expect(await collect(OTHER_BILL, name)).toMatchObject({ status: 200 });
    await atTime("2026-12-01T01:00:00Z");
    const payment = newName();
    for (const key of ["a-key-of-the-test", "a-key-of-the-test"])
      expect(await collect(BILL, name, { payment, key })).toMatchObject(refused(402, "CARD_EXPIRED"));
    expect(await statusOf()).toBe("DUE");
    const { name: next } = await keep(cards.approves);
    expect(await collect(BILL, next, { payment })).toMatchObject(captured);
    expect(await ledger()).toEqual([...CHECK, "capture", ...CHECK, "capture"]);
  });

  it("is paid when its back end dies after the capture, and its payment is told so", async () => {
    const { name } = await keep(cards.approves);
    const payment = newName();
    expect((await whileDying("collectPayment", () => collect(BILL, name, { payment }))).status).toBe(500);
    expect(await statusOf()).toBe("PAID");
    expect(await collect(BILL, name)).toMatchObject(paidBefore);
    expect(await collect(BILL, name, { payment })).toMatchObject(captured);
    expect(await ledger()).toEqual([...CHECK, "capture"]);
  });
});

describe("a card that is not the plan's", () => {
  it("pays nothing: none, one of another plan, one that was removed, one that was replaced", async () => {
    const { name: other } = await keep(cards.approves, { of: "H-PAID" });
    const { name: removed } = await keep(cards.approves);
    await remove(removed);
    const { name: replaced } = await keep(cards.approves);
    const { name } = await keep(cards.approves);
    for (const one of [newName(), other, removed, replaced])
      expect(await collect(BILL, one)).toMatchObject(unknownCard);
    expect(await statusOf()).toBe("DUE");
    expect((await ledger()).filter((kind) => kind === "capture")).toEqual([]);
    expect(await collect(BILL, name)).toMatchObject(captured);
  });

  it("is no matter to a payment that was made with it before", async () => {
    const { name } = await keep(cards.approves);
    const payment = newName();
    await collect(BILL, name, { payment });
    await remove(name);
    expect(await collect(BILL, name, { payment })).toMatchObject(captured);
    expect(await collect(BILL, name)).toMatchObject(paidBefore);
  });
});

describe("another customer", () => {
  it("pays no bill of the plan, and none of their own with its card", async () => {
    const { name } = await keep(cards.approves);
    await signIn(nora);
    expect(await collect(BILL, name)).toMatchObject(refused(400, "UNKNOWN_AGREEMENT"));
    const { name: own } = await keep(cards.approves, { of: "H-3" });
    expect(await collect(BILL, own, { of: "H-3" })).toMatchObject(refused(400, "UNKNOWN_BILL"));
    expect(await collect("BH-3-2026-10-31", name, { of: "H-3" })).toMatchObject(unknownCard);
    expect((await ledger()).filter((kind) => kind === "capture")).toEqual([]);
    expect(await collect("BH-3-2026-10-31", own, { of: "H-3" })).toMatchObject({ status: 200 });
    await signIn(ida);
    expect(await statusOf()).toBe("DUE");
  });
});

describe("a bank that decides late", () => {
  it("lets no other payment of the bill begin meanwhile, and captures once", async () => {
    const { name } = await keep(cards.approvesLate);
    const payment = newName();
    const pending = { status: 200, body: { BillId: BILL, PaymentStatus: "PENDING" } };
    for (const _ of [1, 2]) expect(await collect(BILL, name, { payment })).toMatchObject(pending);
    const { name: next } = await keep(cards.approves);
    expect(await collect(BILL, next)).toMatchObject(waits);
    expect(await statusOf()).toBe("PENDING");
    await sixMinutesLater();
    expect(await statusOf()).toBe("PAID");
    expect(await collect(BILL, next, { payment })).toMatchObject(captured);
    expect(await collect(BILL, next)).toMatchObject(paidBefore);
    expect((await ledger()).filter((kind) => kind === "capture")).toHaveLength(1);
  });

  it("declines, and the bill is to be paid again, also with another card", async () => {
    const { name } = await keep(cards.declinesLate);
    expect(await collect(BILL, name)).toMatchObject({ status: 200, body: { PaymentStatus: "PENDING" } });
    await sixMinutesLater();
    expect(await statusOf()).toBe("DUE");
    const { name: next } = await keep(cards.approves);
    expect(await collect(BILL, next)).toMatchObject(captured);
    expect((await ledger()).filter((kind) => kind === "capture")).toHaveLength(1);
  });

  it("takes a payment back, and a request that is repeated does not pay again", async () => {
    const { name } = await keep(cards.takesBack);
    const payment = newName();
    expect(await collect(BILL, name, { payment, key: "a-key-of-the-test" })).toMatchObject(captured);
    await sixMinutesLater();
    expect(await statusOf()).toBe("DUE");
    expect(await collect(BILL, name, { payment, key: "a-key-of-the-test" })).toMatchObject(captured);
    expect(await ledger()).toEqual([...CHECK, "capture", "reversal"]);
    expect(await statusOf()).toBe("DUE");
  });
});

describe(`of ${AT_ONCE} requests at once`, () => {
  const atOnce = (ask: (index: number) => ReturnType<typeof collect>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(index)));

  it("with payments of their own one captures the bill", async () => {
    const { name } = await keep(cards.approves);
    const statuses = (await atOnce(() => collect(BILL, name))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    expect(await ledger()).toEqual([...CHECK, "capture"]);
  });

  it("with one payment all are told that it is paid, and it is captured once", async () => {
    const { name } = await keep(cards.approves);
    const payment = newName();
    const replies = await atOnce(() => collect(BILL, name, { payment }));
    expect(replies).toEqual(replies.map(() => expect.objectContaining({ status: 200 })));
    expect(await ledger()).toEqual([...CHECK, "capture"]);
  });

  it("one waits for a slow bank, and captures", async () => {
    const { name } = await keep(cards.approvesLate);
    const replies = await atOnce(() => collect(BILL, name));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    await sixMinutesLater();
    await Promise.all(Array.from({ length: AT_ONCE }, () => details()));
    expect(await statusOf()).toBe("PAID");
    expect(await ledger()).toEqual([...CHECK, "capture"]);
  });
});
