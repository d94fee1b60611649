import { describe, expect, it } from "vitest";
import { nora } from "./support/harbour.ts";
import { EVENING, isMoved, isNotMoved, MORE, MORNING, overages } from "./support/overages.ts";
import { cards, newName, refused } from "./support/paying-portal.ts";
import { address } from "./support/raised-requests.ts";
import { BY_CARD, LATER } from "./support/repair-payments.ts";

const {
  answerBank,
  ask,
  begin,
  captures,
  charge,
  deliver,
  details,
  enterCard,
  evening,
  held,
  line,
  move,
  paid,
  pay,
  portal,
  post,
  rows,
  seats,
  setClock,
  signIn,
  startRepair,
  submit,
  topUp,
  whileDying,
} = overages();

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
    expect(await portal.console(`/api/requests/${request}/advance`, "POST")).toMatchObject({
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
