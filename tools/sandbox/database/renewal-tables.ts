/** The renewal that a customer chose for a plan; a plan has one. */
export interface Renewal {
  agreementId: string;
  choice: "MONTHLY" | "TERM" | "NONE";
  /** The amount charged on the day, in minor units of the client's currency. */
  amount: number;
  chosenAt: Date;
}
