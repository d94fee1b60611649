import { expect, it } from "vitest";
import { ida } from "./support/harbour.ts";
import { cards, refused } from "./support/paying-portal.ts";
import { repairPayments } from "./support/repair-payments.ts";

const { ask, makeOrder, pay, rows, setClock, signIn } = repairPayments();

async function atTime(instant: string): Promise<void> {
  await setClock(instant);
  await signIn(ida);
}

it("a bank that never answers is waited for until the gateway ends the payment; then another card pays", async () => {
  const order = await makeOrder();
  const { payment, reply } = await pay(order, cards.neverAnswers);
  expect(reply).toMatchObject({ body: { PaymentStatus: "PENDING" } });
  await atTime("2026-11-21T09:59:00+08:00");
  expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "PENDING" } });
  expect((await pay(order, cards.approves)).reply).toMatchObject(refused(409, "PAYMENT_WAITS"));
  await atTime("2026-11-21T10:01:00+08:00");
  expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "DECLINED", DeclineCode: "NO_ANSWER" } });
  expect(await rows("gatewayLedger")).toEqual([]);
  expect((await pay(order, cards.approves)).reply).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
  expect(await rows("gatewayLedger")).toMatchObject([{ kind: "capture", orderReference: order }]);
});
