import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { cards, newName, refused } from "./support/paying-portal.ts";
import { address } from "./support/raised-requests.ts";
import { BY_CARD, LATER, repairPayments } from "./support/repair-payments.ts";

const portal = repairPayments();
const { answerBank, ask, begin, charge, deliver, enterCard, get, line, pay, post, put, rows } = portal;
const { setClock, signIn, startRepair, submit, whileDying } = portal;

const EVENING = { CollectionDate: "2026-11-24", CollectionSlot: "7PM-10PM" };
const MORNING = { CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
const MORE = 1200;
/** After the half hour for which a time is held. */
const OVER = "2026-11-20T10:31:00+08:00";

const details = async (id: string) => (await get(`v2/details/${id}`)).body.ClaimDetails;
const topUp = (order: string, how: object = EVENING, key?: string) =>
  post("processoveragepayment", { ...line, ServiceOrderId: order, ...how }, key);
const move = (order: string, to: object) => put(`shippingorder/${order}`, { ...line, ...to });
const captures = async () => (await rows("gatewayLedger")).map(({ kind, amount }: never) => [kind, amount]);
const seats = async () => (await rows("slotSeats")).map(({ day, slot }: never) => `${day} ${slot}`).sort();

/** What an evening costs the order of a request more, and how many are free to it. */
async function evening(request: string) {
  const look = { ServiceRequestId: request, ReceiverAddress: address, Mode: "pickup", getDeliverySlots: true };
  const { body } = await post("shippingmethodsv2", look);
  const days: { pickUpDate: string; pickUpSlot: { SlotCode: string }[] }[] = body.ShippingMethodResults;
  const slots = days.find(({ pickUpDate }) => pickUpDate === EVENING.CollectionDate)?.pickUpSlot;
  return slots?.find(({ SlotCode }) => SlotCode === EVENING.CollectionSlot);
}

/** What any customer does who looks for a time. */
const lookAtTimes = async () => {
  const look = { ReceiverAddress: address, Mode: "pickup", getDeliverySlots: true };
  expect(await post("shippingmethodsv2", look)).toMatchObject({ status: 200 });
};

/** A repair that is paid by card, in the morning. */
async function paid(): Promise<{ readonly request: string; readonly order: string }> {
  const made = await startRepair();
  await pay(made.order, cards.approves);
  await submit(made.order, BY_CARD);
  return made;
}

/** The same, and the bill of an evening that is held. */
async function held() {
  const made = await paid();
  return { ...made, bill: (await topUp(made.order)).body.ServiceOrder.ServiceOrderId as string };
}

const isMoved = { CollectionDate: "2026-11-24", CollectionSlot: { SlotCode: "7PM-10PM" } };
const isNotMoved = { CollectionDate: "2026-11-23", CollectionSlot: { SlotCode: "9AM-12PM" } };

describe("a time that costs more than was paid", () => {
  it("is held with a bill of its own, which is the same when it is asked for again; nothing is moved", async () => {
    const { request, order } = await paid();
    expect(await move(order, EVENING)).toMatchObject(refused(409, "COSTS_MORE"));
    const reply = await topUp(order);
    expect(reply).toMatchObject({
      status: 200,
      body: { ServiceOrder: { ServiceOrderStatus: "OPEN", TotalAmount: MORE } },
    });
    expect((await topUp(order)).body).toEqual(reply.body);
    expect(await seats()).toEqual(["2026-11-23 9AM-12PM", "2026-11-24 7PM-10PM"]);
    expect(await details(request)).toMatchObject(isNotMoved);
    expect(await details(request)).not.toHaveProperty("OverageWaiting");
  });

  it("is paid like any order; then the order is moved, and its details say what was paid", async () => {
    const { request, order, bill } = await held();
    const { reply } = await pay(bill, cards.approves);
    expect(reply).toMatchObject({ status: 200, body: { PaymentStatus: "CAPTURED", Amount: MORE } });
    const confirmed = await topUp(order, { ...EVENING, PaymentMethod: BY_CARD });
    expect(confirmed).toMatchObject({
      body: { ServiceOrder: { ServiceOrderId: bill, ServiceOrderStatus: "SUBMITTED" } },
    });
    expect((await topUp(order, { ...EVENING, PaymentMethod: BY_CARD })).body).toEqual(confirmed.body);
    const { NightDeliveryFee, ...shown } = await details(request);
    expect(shown).toMatchObject({ ...isMoved, OveragePaid: MORE, ServiceOrder: { TotalAmount: 9800 } });
    expect(NightDeliveryFee).toBeUndefined();
    expect(await seats()).toEqual(["2026-11-24 7PM-10PM"]);
    expect(await captures()).toEqual([
      ["capture", 9800],
      ["capture", MORE],
    ]);
    expect(await begin(bill)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await topUp(order)).toMatchObject(refused(409, "PAID_BEFORE"));
  });

  it("is not moved to before it is paid, whatever the customer says", async () => {
    const { request, order } = await held();
    expect(await topUp(order, { ...EVENING, PaymentMethod: BY_CARD })).toMatchObject(refused(409, "NOT_PAID"));
    expect(await topUp(order, { ...MORNING, PaymentMethod: BY_CARD })).toMatchObject(refused(409, "NOT_PAID"));
    expect(await topUp(order, { ...EVENING, TotalAmount: 1 })).toMatchObject({ status: 422 });
    expect(await details(request)).toMatchObject(isNotMoved);
  });

  it("stays to be paid after a card was refused", async () => {
    const { request, bill } = await held();
    expect((await pay(bill, cards.declines)).reply).toMatchObject(refused(402, "CARD_DECLINED"));
    expect(await details(request)).toMatchObject(isNotMoved);
    await pay(bill, cards.approves);
    expect(await details(request)).toMatchObject(isMoved);
  });

  it("is moved to by a late bank, also after its customer has left; meanwhile nothing else happens to it", async () => {
    const { request, order, bill } = await held();
    await pay(bill, cards.approvesLate);
    expect(await details(request)).toMatchObject({ ...isNotMoved, OverageWaiting: MORE });
    expect(await move(order, MORNING)).toMatchObject(refused(409, "PAYMENT_WAITS"));
    expect(await topUp(order, { ...EVENING, CollectionDate: "2026-11-25" })).toMatchObject(
      refused(409, "PAYMENT_WAITS"),
    );
    const why = { ...line, ServiceRequestId: request, NoteText: "Later.", Reason: "Later.", Operation: "Cancel" };
    const cancelled = await post(`cancelservicerequest/${request}`, {
      ...{ ...why, CancelEntities: "ALL", RequestedBy: "Customer" },
    });
    expect(cancelled).toMatchObject(refused(409, "PAYMENT_WAITS"));
    expect(await portal.portal.console(`/api/requests/${request}/advance`, "POST")).toMatchObject({
      code: "AT_ITS_END",
    });
    await setClock(LATER);
    expect(await details(request)).toMatchObject({ ...isMoved, OveragePaid: MORE });
    expect(await captures()).toEqual([
      ["capture", 9800],
      ["capture", MORE],
    ]);
  });

  it("is moved to by a notice of the gateway, and by a bank that asked its customer", async () => {
    const { bill } = await held();
    await begin(bill, "a-payment-of-the-test");
    const { token } = await enterCard(cards.asks);
    const { body } = await charge(bill, "a-payment-of-the-test", token);
    await answerBank(body.Challenge.Session, "yes");
    await deliver();
    expect(await rows("serviceOrders")).toMatchObject([{ slot: "7PM-10PM" }, { status: "SUBMITTED" }]);
  });

  it("is paid once, and moved to, though the back end dies after the gateway was asked", async () => {
    const { request, bill } = await held();
    await begin(bill, "a-payment-of-the-test");
    const { token } = await enterCard(cards.approves);
    const key = newName();
    const lost = await whileDying("chargeOrder", () => charge(bill, "a-payment-of-the-test", token, key));
    expect(lost).toMatchObject({ status: 500 });
    expect(await ask(bill, "a-payment-of-the-test")).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
    expect(await details(request)).toMatchObject(isMoved);
    expect(await captures()).toEqual([
      ["capture", 9800],
      ["capture", MORE],
    ]);
  });
});

describe("the windows say what they cost an order more", () => {
  it("once it is paid: the difference, and nothing after that is paid; the one that is held is free to it alone", async () => {
    const { request, order } = await startRepair();
    expect(await evening(request)).not.toHaveProperty("OverageAmount");
    await pay(order, cards.approves);
    await submit(order, BY_CARD);
    expect(await evening(request)).toMatchObject({ NightDeliveryFee: MORE, OverageAmount: MORE, Available: 1 });
    const { body } = await topUp(order);
    expect(await evening(request)).toMatchObject({ OverageAmount: MORE, Available: 1 });
    await pay(body.ServiceOrder.ServiceOrderId, cards.approves);
    expect(await evening(request)).toMatchObject({ OverageAmount: 0, Available: 0 });
  });

  it("not where the courier takes the fee, and to nobody else", async () => {
    const { request, order } = await startRepair();
    await submit(order, "COD");
    expect(await evening(request)).not.toHaveProperty("OverageAmount");
    await signIn(nora);
    const look = { ServiceRequestId: request, ReceiverAddress: address, Mode: "pickup", getDeliverySlots: true };
    expect(await post("shippingmethodsv2", look)).toMatchObject(refused(400, "UNKNOWN_REQUEST"));
  });
});

describe("at once", () => {
  it("ten bills are one, and ten payments of it capture once", async () => {
    const { request, order } = await paid();
    const bills = await Promise.all(Array.from({ length: 10 }, () => topUp(order)));
    expect(new Set(bills.map(({ body }) => body.ServiceOrder.ServiceOrderId)).size).toBe(1);
    const bill: string = bills[0]?.body.ServiceOrder.ServiceOrderId;
    const begun = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const payment = newName();
        await begin(bill, payment);
        return { payment, ...(await enterCard(cards.approves)) };
      }),
    );
    const replies = await Promise.all(begun.map(({ payment, token }) => charge(bill, payment, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await captures()).toEqual([
      ["capture", 9800],
      ["capture", MORE],
    ]);
    expect(await details(request)).toMatchObject(isMoved);
  });

  it("two tabs that confirm it move it once", async () => {
    const { order, bill } = await held();
    await pay(bill, cards.approves);
    const tabs = [1, 2].map(() => topUp(order, { ...EVENING, PaymentMethod: BY_CARD }));
    for (const reply of await Promise.all(tabs)) expect(reply).toMatchObject({ status: 200 });
    expect(await rows("serviceOrders")).toHaveLength(2);
  });
});

describe("a time that is held", () => {
  it("is another customer's no longer than half an hour, and is not paid after that", async () => {
    const { request, order, bill } = await held();
    await begin(bill, "a-payment-of-the-test");
    const { token } = await enterCard(cards.approves);
    await setClock(OVER);
    await signIn(ida);
    expect(await charge(bill, "a-payment-of-the-test", token)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await topUp(order, { ...EVENING, PaymentMethod: "COD" })).toMatchObject(refused(409, "NOT_PAID"));
    await lookAtTimes();
    expect(await seats()).toEqual(["2026-11-23 9AM-12PM"]);
    expect(await captures()).toEqual([["capture", 9800]]);
    expect(await details(request)).toMatchObject(isNotMoved);
    expect(await topUp(order)).toMatchObject({ status: 200 });
  });

  it("is not given away once its bank has agreed, also where nobody asked until then", async () => {
    const { request, bill } = await held();
    await pay(bill, cards.approvesLate);
    await setClock(OVER);
    await signIn(ida);
    await lookAtTimes();
    expect(await seats()).toContain("2026-11-24 7PM-10PM");
    expect(await details(request)).toMatchObject(isMoved);
    expect(await seats()).toEqual(["2026-11-24 7PM-10PM"]);
  });

  it("is free again once its customer chooses another one, or cancels, and is not paid then", async () => {
    const { order, bill } = await held();
    expect(await move(order, MORNING)).toMatchObject({ status: 200 });
    expect(await seats()).toEqual(["2026-11-24 9AM-12PM"]);
    expect(await begin(bill)).toMatchObject(refused(409, "PAID_BEFORE"));
    await topUp(order);
    await topUp(order, { ...EVENING, CollectionDate: "2026-11-25" });
    expect(await seats()).toEqual(["2026-11-24 9AM-12PM", "2026-11-25 7PM-10PM"]);
  });

  it("is refused when its last seat is gone, and nothing is to be paid", async () => {
    const before = await startRepair();
    await move(before.order, EVENING);
    await submit(before.order, "COD");
    for (const _ of ["APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"])
      await portal.portal.console(`/api/requests/${before.request}/advance`, "POST");
    const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
    const ServiceRequestId: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
    const Incident = { AgreementId: "H-1", IncidentType: "Battery Replacement", IncidentDate: "2026-11-20" };
    await post("processincident", { ...line, ServiceRequestId, Incident, AssetDetails: { AssetId: "D-1" } });
    const order: string = (await portal.orderRepair(ServiceRequestId)).body.ServiceOrder.ServiceOrderId;
    await pay(order, cards.approves);
    await submit(order, BY_CARD);
    expect(await topUp(order)).toMatchObject(refused(409, "SLOT_TAKEN"));
    expect(await rows("serviceOrders")).toHaveLength(2);
  });

  it("is not held once the hand-over has begun, nor for another customer", async () => {
    const { order, bill } = await held();
    await signIn(nora);
    expect(await topUp(order)).toMatchObject(refused(400, "UNKNOWN_ORDER"));
    expect(await begin(bill)).toMatchObject(refused(400, "UNKNOWN_ORDER"));
    expect(await ask(bill, "a-payment-of-the-test")).toMatchObject(refused(400, "UNKNOWN_ORDER"));
    await setClock("2026-11-23T09:00:00+08:00");
    await signIn(ida);
    expect(await topUp(order)).toMatchObject(refused(409, "TOO_LATE"));
  });
});

describe("in cash", () => {
  it("the courier takes it, until its customer chooses a time that costs less", async () => {
    const { request, order, bill } = await held();
    expect(await topUp(order, { ...EVENING, PaymentMethod: "COD" })).toMatchObject({ status: 200 });
    expect(await begin(bill)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await details(request)).toMatchObject({ ...isMoved, OverageDue: MORE });
    await move(order, MORNING);
    expect(await details(request)).not.toHaveProperty("OverageDue");
  });

  it("an order that is paid then costs more by itself, without a bill", async () => {
    const { request, order } = await startRepair();
    await submit(order, "COD");
    expect(await topUp(order)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await move(order, EVENING)).toMatchObject({ body: { ServiceOrder: { TotalAmount: 9800 + MORE } } });
    expect(await details(request)).toMatchObject({ NightDeliveryFee: MORE });
  });
});

describe("what was paid for a time", () => {
  it("is not given back for a cheaper one, and not taken again for another evening", async () => {
    const { request, order, bill } = await held();
    await pay(bill, cards.approves);
    expect(await move(order, MORNING)).toMatchObject({ body: { ServiceOrder: { TotalAmount: 9800 } } });
    expect(await details(request)).toMatchObject({ OveragePaid: MORE });
    expect(await topUp(order)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await move(order, EVENING)).toMatchObject({ status: 200 });
    expect(await captures()).toEqual([
      ["capture", 9800],
      ["capture", MORE],
    ]);
  });

  it("counts also when the order itself was for an evening", async () => {
    const { request, order } = await startRepair();
    await move(order, EVENING);
    await pay(order, cards.approves);
    await submit(order, BY_CARD);
    expect(await details(request)).toMatchObject({ NightDeliveryFee: MORE });
    await move(order, MORNING);
    expect(await details(request)).not.toHaveProperty("NightDeliveryFee");
    expect(await move(order, { ...EVENING, CollectionDate: "2026-11-25" })).toMatchObject({ status: 200 });
    expect(await captures()).toEqual([["capture", 9800 + MORE]]);
  });
});

it("an order is not fetched at a time for which nothing was paid: the bill ends", async () => {
  const { request, bill } = await held();
  const advance = () => portal.portal.console(`/api/requests/${request}/advance`, "POST");
  expect(await advance()).toEqual({ status: "APPROVED" });
  expect(await seats()).toContain("2026-11-24 7PM-10PM");
  expect(await advance()).toEqual({ status: "RECEIVED" });
  expect(await seats()).not.toContain("2026-11-24 7PM-10PM");
  expect(await begin(bill)).toMatchObject(refused(409, "PAID_BEFORE"));
});
