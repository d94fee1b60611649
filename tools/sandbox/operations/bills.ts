import { clientKey } from "../client.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import { type Charge, charge, findGatewayPayment } from "../gateway/payments.ts";
import { type Bill, listBills } from "../payments/bills.ts";
import { findKeptCard, findSavedCard } from "../payments/kept-cards.ts";
import { requireMerchant } from "../payments/merchants.ts";
import { findOwnPlan } from "../payments/own-plan.ts";
import { cardDeclined, unknownCard } from "../payments/refusals.ts";
import { Problem, unlessRefused } from "../problem.ts";
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
    const found = await inTransaction(database, (transaction) =>
      findBill(transaction, person.id, request).catch(unlessRefused),
    );
    if (found?.token !== undefined && found.bill.status === "DUE")
      await charge(database, found.asked, found.token, request.now);
  },
  async ({ person }, request, { database }) => {
    const { bill, asked, token } = await findBill(database, person.id, request);
    const known = await findGatewayPayment(database, asked.id, request.now);
    if (known?.status === "CAPTURED" || known?.status === "PENDING")
      return { PaymentId: known.name, BillId: bill.id, PaymentStatus: known.status };
    if (bill.status === "PAID") throw paidBefore();
    if (token === undefined) throw unknownCard();
    if (bill.status === "PENDING" || known === undefined || known.declineCode === "DUPLICATE") throw paymentWaits();
    throw cardDeclined(known.declineCode);
  },
);

/** The bill, its charge, and the card's token while it is saved for the plan. Throws 400 when plan or bill are unknown. */
async function findBill(
  database: Database,
  personId: string,
  { client, body, now }: Pick<Request<"collectPayment">, "client" | "body" | "now">,
): Promise<{ readonly bill: Bill; readonly asked: Charge; readonly token: string | undefined }> {
  const plan = await findOwnPlan(database, personId, body.AgreementId);
  const card = await findKeptCard(database, plan.id, body.PaymentMethodId);
  const { bills } = await listBills(database, plan, { client, now });
  const bill = bills.find(({ id }) => id === body.BillId);
  if (bill === undefined) throw new Problem(400, { code: "UNKNOWN_BILL", message: "There is no such bill." });
  const asked = {
    ...{ id: `${bill.id}.${body.PaymentId}`, name: body.PaymentId, orderReference: bill.id, amount: bill.amount },
    merchant: requireMerchant(client, body.MerchantName),
    ...{ currency: client.currency, client: clientKey(client) },
  };
  return { bill, asked, token: card?.status === "SAVED" ? card.token : undefined };
}

const paidBefore = () => new Problem(409, { code: "PAID_BEFORE", message: "Nothing is to be paid for this bill." });
const paymentWaits = () => new Problem(409, { code: "PAYMENT_WAITS", message: "Another payment of this bill waits." });

const billRecord = ({ id, billedOn, amount, status }: Bill) => ({
  ...{ BillId: id, BilledOn: billedOn, Amount: amount, Status: status },
});

type SavedCard = NonNullable<Awaited<ReturnType<typeof findSavedCard>>>;

const cardRecord = ({ id, brand, ending, expires, billingAddress }: SavedCard) => ({
  ...{ PaymentMethodId: id, Brand: brand, Ending: ending, ExpiryDate: expires, BillingAddress: billingAddress },
});
