import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { cards, newName, refused } from "./support/paying-portal.ts";
import { BY_CARD, repairPayments } from "./support/repair-payments.ts";

const portal = repairPayments();
const { answerBank, begin, charge, enterCard, get, line, pay, post, rows, setClock, signIn, startRepair, submit } =
  portal;

const FEE = 18_000;
/** Seven days after the customers ask, and a little later. */
const OVER = "2026-11-27T10:05:00+08:00";

const advance = async (id: string, status: string) =>
  expect(await portal.portal.console(`/api/requests/${id}/advance`, "POST", { status })).toEqual({ status });
const details = async (id: string) => (await get(`v2/details/${id}`)).body.ClaimDetails;
const decide = (id: string, Decision: string, PaymentMethod?: string, key?: string) =>
  post(
    "updaterepairrequest?agreementid=H-1",
    { ...line, RepairRequest: { ServiceRequestId: id, Decision, PaymentMethod } },
    key,
  );
const statusIs = (status: string) => ({
  status: 200,
  body: { RepairRequest: { ServiceOrderStatus: status } },
});

/** A repair that is offered for a fee; with the order under which that is paid. */
async function quoted(): Promise<{ readonly id: string; readonly order: string }> {
  const { request: id, order } = await startRepair();
  await submit(order, "COD");
  for (const status of ["APPROVED", "RECEIVED", "REPAIR QUOTED"]) await advance(id, status);
  return { id, order: (await details(id)).RepairQuote.ServiceOrderId };
}

describe("a repair that is offered for a fee", () => {
  it("says what it costs and until when, and is paid under an order of its own", async () => {
    const { id, order } = await quoted();
    const { RepairQuote, ServiceOrder } = await details(id);
    expect(RepairQuote.Amount).toBe(FEE);
    expect(RepairQuote.DecideBy).toMatch(/^2026-11-27T02:0/);
    expect(ServiceOrder).toMatchObject({ ServiceOrderStatus: "REPAIR QUOTED", TotalAmount: 9800 });
    expect(order).not.toBe(ServiceOrder.ServiceOrderId);
    expect(await begin(ServiceOrder.ServiceOrderId)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await begin(order)).toMatchObject({ status: 200, body: { Amount: FEE } });
  });

  it("goes on once it is paid, and the money is taken once", async () => {
    const { id, order } = await quoted();
    expect(await decide(id, "ACCEPT", BY_CARD)).toMatchObject(refused(409, "NOT_PAID"));
    expect(await decide(id, "ACCEPT")).toMatchObject(refused(400, "PAYMENT_MISSING"));
    await pay(order, cards.approves);
    expect(await begin(order)).toMatchObject(refused(409, "PAID_BEFORE"));
    const key = newName();
    expect(await decide(id, "ACCEPT", BY_CARD, key)).toMatchObject(statusIs("REPAIR ACCEPTED"));
    expect(await decide(id, "ACCEPT", BY_CARD, key)).toMatchObject(statusIs("REPAIR ACCEPTED"));
    expect(await decide(id, "ACCEPT", BY_CARD)).toMatchObject(statusIs("REPAIR ACCEPTED"));
    expect(await rows("gatewayLedger")).toMatchObject([{ kind: "capture", orderReference: order, amount: FEE }]);
    expect(await decide(id, "DECLINE")).toMatchObject(refused(409, "DECIDED_BEFORE"));
    await advance(id, "REPAIRED");
  });

  it("is paid in cash where the customer says so, and then by no card", async () => {
    const { id, order } = await quoted();
    expect(await decide(id, "ACCEPT", "COD")).toMatchObject(statusIs("REPAIR ACCEPTED"));
    expect(await begin(order)).toMatchObject(refused(409, "PAID_BEFORE"));
  });

  it("is declined for nothing, and the device comes back", async () => {
    const { id, order } = await quoted();
    expect(await decide(id, "DECLINE")).toMatchObject(statusIs("REPAIR DECLINED"));
    expect(await begin(order)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await rows("gatewayLedger")).toEqual([]);
    expect(await decide(id, "ACCEPT", BY_CARD)).toMatchObject(refused(409, "DECIDED_BEFORE"));
    await advance(id, "RETURNED");
    expect(await details(id)).toMatchObject({ ServiceRequestStatus: "CMPLTD" });
    await setClock("2026-11-23T10:05:00+08:00");
    await signIn(ida);
    expect(await details(id)).toMatchObject({ ServiceRequestStatus: "CNCLCUS" });
  });

  it("is not declined once it is paid", async () => {
    const { id, order } = await quoted();
    await pay(order, cards.approves);
    expect(await decide(id, "DECLINE")).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await decide(id, "ACCEPT", BY_CARD)).toMatchObject(statusIs("REPAIR ACCEPTED"));
  });

  it("goes back by the clock when nobody decides, and is neither paid nor accepted afterwards", async () => {
    const { id, order } = await quoted();
    await setClock(OVER);
    await signIn(ida);
    expect(await decide(id, "ACCEPT", "COD")).toMatchObject(refused(409, "TOO_LATE"));
    expect(await details(id)).toMatchObject({ ServiceOrder: { ServiceOrderStatus: "QUOTE EXPIRED" } });
    expect(await begin(order)).toMatchObject(refused(409, "PAID_BEFORE"));
    const { History } = await details(id);
    expect(History.at(-1)).toMatchObject({
      Status: "QUOTE EXPIRED",
      OccurredOn: (await details(id)).RepairQuote.DecideBy,
    });
  });

  it("that was paid in time is accepted, even if nobody said so", async () => {
    const { id, order } = await quoted();
    await pay(order, cards.approves);
    await setClock(OVER);
    await signIn(ida);
    expect(await details(id)).toMatchObject({ ServiceOrder: { ServiceOrderStatus: "REPAIR ACCEPTED" } });
    expect(await decide(id, "ACCEPT", BY_CARD)).toMatchObject(statusIs("REPAIR ACCEPTED"));
  });

  it("waits for a bank that has not decided", async () => {
    const { id, order } = await quoted();
    await setClock("2026-11-27T09:59:00+08:00");
    await signIn(ida);
    await pay(order, cards.approvesLate);
    expect(await decide(id, "DECLINE")).toMatchObject(refused(409, "PAYMENT_WAITS"));
    await setClock("2026-11-27T10:02:00+08:00");
    expect(await details(id)).toMatchObject({ ServiceOrder: { ServiceOrderStatus: "REPAIR QUOTED" } });
    await setClock(OVER);
    expect(await details(id)).toMatchObject({ ServiceOrder: { ServiceOrderStatus: "REPAIR ACCEPTED" } });
  });

  it("is paid at the bank, once its customer has answered there", async () => {
    const { id, order } = await quoted();
    const payment = newName();
    await begin(order, payment);
    const { token } = await enterCard(cards.asks);
    const { body } = await charge(order, payment, token);
    await answerBank(body.Challenge.Session, "yes");
    expect(await decide(id, "ACCEPT", BY_CARD)).toMatchObject(statusIs("REPAIR ACCEPTED"));
  });

  it("is another customer's neither to see, to decide nor to pay", async () => {
    const { id, order } = await quoted();
    await signIn(nora);
    expect(await decide(id, "DECLINE")).toMatchObject(refused(400, "UNKNOWN_REQUEST"));
    expect(await begin(order)).toMatchObject(refused(400, "UNKNOWN_ORDER"));
  });
});
