import { describe, expect, it } from "vitest";
import { cards, newName, refused } from "./support/paying-portal.ts";
import { BY_CARD, LATER, repairPayments } from "./support/repair-payments.ts";

const portal = repairPayments();
const { answerBank, begin, charge, enterCard, makeOrder, openPage, orderRepair, pay } = portal;
const { rows, setClock, startRepair, submit, trade } = portal;

describe("an order", () => {
  it("is captured once by ten payments at once", async () => {
    const order = await makeOrder();
    const begun = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const payment = newName();
        await begin(order, payment);
        return { payment, ...(await enterCard(cards.approves)) };
      }),
    );
    const replies = await Promise.all(begun.map(({ payment, token }) => charge(order, payment, token)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await rows("gatewayLedger")).toHaveLength(1);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it.each([
    ["the same request", "a-key-of-the-test", 1],
    ["the same card under other keys", undefined, 1],
    ["other cards", undefined, 10],
  ])("is captured once by %s, ten times at once under one name", async (_what, key, count) => {
    const order = await makeOrder();
    await begin(order, "a-payment-of-the-test");
    const tokens = await Promise.all(
      Array.from({ length: count }, async () => (await enterCard(cards.approves)).token),
    );
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => charge(order, "a-payment-of-the-test", tokens[index % count], key)),
    );
    for (const reply of replies) expect(reply.status === 200 || reply.body.code === "PAID_BEFORE").toBe(true);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(await rows("gatewayLedger")).toHaveLength(1);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it("waits for one bank only, when two are asked at once", async () => {
    const order = await makeOrder();
    const payments = [newName(), newName()];
    for (const payment of payments) await begin(order, payment);
    const late = await Promise.all(payments.map(() => enterCard(cards.approvesLate)));
    const replies = await Promise.all(payments.map((payment, index) => charge(order, payment, late[index].token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await submit(order, BY_CARD)).toMatchObject(refused(409, "NOT_PAID"));
    await setClock(LATER);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });

  it.each([
    ["submitted as paid in cash", (order: string) => submit(order, "COD"), { ServiceOrderStatus: "SUBMITTED" }],
    ["replaced", (_order: string, request: string) => orderRepair(request), { ServiceOrder: {} }],
  ])("is charged, or %s, when both are asked for at once", async (_what, end, ended) => {
    const { request, order } = await startRepair();
    const payments = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const payment = newName();
        await begin(order, payment);
        return { payment, ...(await enterCard(cards.approves)) };
      }),
    );
    const [over] = await Promise.all([
      end(order, request),
      ...payments.map(({ payment, token }) => charge(order, payment, token)),
    ]);
    const isPaid = (await rows("gatewayLedger")).length > 0;
    expect(over).toMatchObject(isPaid ? refused(409, "PAID_BEFORE") : { status: 200, body: ended });
  });
});

it("a page of the gateway takes no money for an order that was paid in cash when it was opened", async () => {
  const order = await makeOrder();
  const payment = newName();
  await trade(order, payment);
  const [page, paid] = await Promise.all([openPage(order, payment), submit(order, "COD")]);
  expect(paid).toMatchObject({ status: 200 });
  if (page.status === 200) await answerBank(page.body.Challenge.Session, "yes");
  expect(await rows("gatewayLedger")).toEqual([]);
});

it("a bank's question is answered once, by ten answers at once", async () => {
  const order = await makeOrder();
  const { reply } = await pay(order, cards.asks);
  const { Session } = reply.body.Challenge;
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerBank(Session, "yes")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rows("gatewayLedger")).toHaveLength(1);
});
