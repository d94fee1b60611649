/** How a customer wants a plan to go on; a plan has one. */
export interface Renewal {
  agreementId: string;
  choice: "MONTHLY" | "TERM" | "NONE";
  /** What is charged on the day, in minor units of the client's currency. */
  amount: number;
  chosenAt: Date;
}
