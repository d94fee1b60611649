import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { EVENING, isMoved, isNotMoved, MORE, MORNING, OVER, overages } from "./support/overages.ts";
import { cards, newName, refused } from "./support/paying-portal.ts";
import { BY_CARD } from "./support/repair-payments.ts";

const {
  ask,
  begin,
  captures,
  charge,
  details,
  enterCard,
  held,
  line,
  lookAtTimes,
  move,
  paid,
  pay,
  orderRepair,
  portal,
  post,
  rows,
  seats,
  setClock,
  signIn,
  startRepair,
  submit,
  topUp,
} = overages();

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
      await portal.console(`/api/requests/${before.request}/advance`, "POST");
    const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
    const ServiceRequestId: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
    const Incident = { AgreementId: "H-1", IncidentType: "Battery Replacement", IncidentDate: "2026-11-20" };
    await post("processincident", { ...line, ServiceRequestId, Incident, AssetDetails: { AssetId: "D-1" } });
    const order: string = (await orderRepair(ServiceRequestId)).body.ServiceOrder.ServiceOrderId;
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
  const advance = () => portal.console(`/api/requests/${request}/advance`, "POST");
  expect(await advance()).toEqual({ status: "APPROVED" });
  expect(await seats()).toContain("2026-11-24 7PM-10PM");
  expect(await advance()).toEqual({ status: "RECEIVED" });
  expect(await seats()).not.toContain("2026-11-24 7PM-10PM");
  expect(await begin(bill)).toMatchObject(refused(409, "PAID_BEFORE"));
});
