import type { Database } from "../database/open-database.ts";
import { findPaymentOf } from "../gateway/payments.ts";

/** A plan, and the day from which its next term is paid. */
export interface RenewingPlan {
  readonly id: string;
  readonly renewsOn: string;
}

/** What the gateway calls the next term of a plan. */
export const termReference = ({ id, renewsOn }: RenewingPlan): string => `T${id}-${renewsOn}`;

/**
 * The payment that pays the next term of a plan, or may still pay it; the gateway is asked. A term that is paid is
 * chosen, and one whose payment was taken back is not.
 */
export async function findTermPayment(database: Database, plan: RenewingPlan, now: Date) {
  const payment = await findPaymentOf(database, termReference(plan), now);
  if (payment?.status === "CAPTURED") {
    const row = { choice: "TERM", amount: payment.amount, chosenAt: now, paidBy: payment.id } as const;
    await database
      .insertInto("renewals")
      .values({ ...row, agreementId: plan.id })
      .onConflict((conflict) => conflict.column("agreementId").doUpdateSet(row).where("renewals.paidBy", "is", null))
      .execute();
  } else {
    const chosen = database.deleteFrom("renewals").where("agreementId", "=", plan.id);
    await chosen.where("paidBy", "is not", null).execute();
  }
  return payment;
}
