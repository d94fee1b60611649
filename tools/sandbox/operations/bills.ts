import { clientKey } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import type { DeclineCode } from "../database/payment-tables.ts";
import { type Charge, charge, findGatewayPayment } from "../gateway/payments.ts";
import { type Bill, listBills } from "../payments/bills.ts";
import { findKeptCard, findSavedCard } from "../payments/kept-cards.ts";
import { findOwnPlan } from "../payments/own-plan.ts";
import { Problem } from "../problem.ts";
import { unknownCard } from "./kept-cards.ts";
import { defineCustomerOperation, defineOperationWithAhead, type Request } from "./operation.ts";

/** What a plan costs, and how it is paid. */
export const getPaymentDetails = defineCustomerOperation(
  "getPaymentDetails",
  async ({ person }, { client, path: { id }, now }, { database }) => {
    const plan = await findOwnPlan(database, person.id, id);
    const card = await findSavedCard(database, plan.id, now);
    const { bills, nextOn, monthly } = await listBills(database, plan, { client, now });
    return {
      AgreementId: plan.id,
      ...(card === undefined ? {} : { PaymentMethod: cardRecord(card) }),
      ...(nextOn === undefined ? {} : { NextBilling: { Date: nextOn, Amount: monthly } }),
      Bills: bills.map(billRecord),
    };
  },
);

/** Pays a bill with the card of its plan. Throws 402 when the card is declined, 409 when it is paid or a payment waits. */
export const collectPayment = defineOperationWithAhead(
  "collectPayment",
  async ({ person }, request, { database }) => {
    const found = await findBill(database, person.id, request).catch(unlessRefused);
    if (found?.bill.status === "DUE") await charge(database, found.charge, found.token, request.now);
  },
  async ({ person }, request, { database }) => {
    const { PaymentId: id, BillId } = request.body;
    const { bill } = await findBill(database, person.id, request);
    const known = await findGatewayPayment(database, id, request.now);
    if (known?.orderReference !== BillId || known.declineCode === "DUPLICATE") throw refusal(bill);
    if (known.status !== "CAPTURED" && known.status !== "PENDING") throw declined(known.declineCode ?? "CARD_DECLINED");
    return { PaymentId: id, BillId, PaymentStatus: known.status };
  },
);

/** The bill, its charge, and the card of its plan. Throws 400 when plan, bill or card are unknown. */
async function findBill(
  database: Database,
  personId: string,
  { client, body, now }: Pick<Request<"collectPayment">, "client" | "body" | "now">,
): Promise<{ readonly bill: Bill; readonly charge: Charge; readonly token: string }> {
  const plan = await findOwnPlan(database, personId, body.AgreementId);
  const card = await findKeptCard(database, plan.id, body.PaymentMethodId);
  if (card?.status !== "SAVED") throw unknownCard();
  const { bills } = await listBills(database, plan, { client, now });
  const bill = bills.find(({ id }) => id === body.BillId);
  if (bill === undefined) throw new Problem(400, { code: "UNKNOWN_BILL", message: "There is no such bill." });
  const charge = {
    ...{ id: `${bill.id}.${body.PaymentId}`, name: body.PaymentId, orderReference: bill.id, amount: bill.amount },
    merchant: client.merchants?.[0] ?? "",
    ...{ currency: client.currency, client: clientKey(client) },
  };
  return { bill, charge, token: card.token };
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof Problem) return undefined;
  throw error;
}

/** Why a bill was not charged. */
function refusal({ status }: Bill): Problem {
  if (status === "PENDING")
    return new Problem(409, { code: "PAYMENT_WAITS", message: "Another payment of this bill waits." });
  return status === "PAID"
    ? new Problem(409, { code: "PAID_BEFORE", message: "Nothing is to be paid for this bill." })
    : unknownCard();
}

const billRecord = ({ id, billedOn, amount, status }: Bill) => ({
  ...{ BillId: id, BilledOn: billedOn, Amount: amount, Status: status },
});

type SavedCard = NonNullable<Awaited<ReturnType<typeof findSavedCard>>>;

const cardRecord = ({ id, brand, ending, expires, billingAddress }: SavedCard) => ({
  ...{ PaymentMethodId: id, Brand: brand, Ending: ending, ExpiryDate: expires, BillingAddress: billingAddress },
});

const declined = (code: DeclineCode) => new Problem(402, { code, message: "The card was declined." });
