import { describe, expect, it } from "vitest";
import { cards, newName, refused } from "./support/paying-portal.ts";
import { BY_CARD, LATER, repairPayments } from "./support/repair-payments.ts";

const { answerBank, ask, begin, charge, enterCard, get, line, pay, post, rows, setClock, startRepair, submit } =
  repairPayments();

const draftOf = async (request: string) => (await get(`v2/details/${request}?agreementId=H-1`)).body.ClaimDetails.Draft;
const cancel = (id: string) =>
  post(`cancelservicerequest/${id}`, {
    ...{ ...line, ServiceRequestId: id, NoteText: "Found it", Reason: "Found it", AgreementId: "H-1" },
    ...{ Operation: "Cancel", CancelEntities: "ALL", RequestedBy: "Customer" },
  });

describe("a request that was not sent", () => {
  it("tells its order, and how the payment of it goes, to another browser, which can send it", async () => {
    const { request, order } = await startRepair();
    expect((await draftOf(request)).Order).toEqual({ ServiceOrderId: order, TotalAmount: 9800 });
    await pay(order, cards.approvesLate);
    expect((await draftOf(request)).Order).toMatchObject({ PaymentStatus: "PENDING" });
    await setClock(LATER);
    expect((await draftOf(request)).Order).toMatchObject({ PaymentStatus: "CAPTURED" });
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it("is not cancelled while it is paid, or its bank decides", async () => {
    const { request, order } = await startRepair();
    await pay(order, cards.approvesLate);
    expect(await cancel(request)).toMatchObject(refused(409, "PAYMENT_WAITS"));
    await setClock(LATER);
    expect(await cancel(request)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
    expect(await cancel(request)).toMatchObject({ status: 200 });
  });

  it("is cancelled with the question of a bank, which captures nothing afterwards", async () => {
    const { request, order } = await startRepair();
    const { reply } = await pay(order, cards.asks);
    expect(await cancel(request)).toMatchObject({ status: 200 });
    expect((await answerBank(reply.body.Challenge.Session, "yes")).status).toBe(400);
    expect(await rows("gatewayLedger")).toEqual([]);
  });
});

describe("a payment beside another one of its order", () => {
  it("waits while that one waits, and is paid by it", async () => {
    const { order } = await startRepair();
    await pay(order, cards.approvesLate);
    const second = newName();
    await begin(order, second);
    expect(await ask(order, second)).toMatchObject({ body: { PaymentStatus: "PENDING" } });
    await setClock(LATER);
    expect(await ask(order, second)).toMatchObject({ body: { PaymentStatus: "DECLINED", DeclineCode: "DUPLICATE" } });
  });

  it("is open again when it was refused for one that came to nothing", async () => {
    const { order } = await startRepair();
    const [first, second] = [newName(), newName()];
    const asked = await pay(order, cards.asks, first);
    await pay(order, cards.declinesLate, second);
    await answerBank(asked.reply.body.Challenge.Session, "yes");
    expect(await ask(order, first)).toMatchObject({ body: { PaymentStatus: "PENDING" } });
    await setClock(LATER);
    expect(await ask(order, first)).toMatchObject({ body: { PaymentStatus: "OPEN" } });
    const { token } = await enterCard(cards.approves);
    expect(await charge(order, first, token)).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
  });
});
