/** The renewal that a customer chose for a plan; a plan has one. */
export interface Renewal {
  agreementId: string;
  choice: "MONTHLY" | "TERM" | "NONE";
  /** The amount, in minor units of the client's currency: charged on the day, unless it is paid. */
  amount: number;
  chosenAt: Date;
  /** The payment of a term that was paid when it was chosen, as the gateway knows it. */
  paidBy: string | null;
}
