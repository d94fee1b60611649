import type { DeclineCode } from "../database/payment-tables.ts";
import { Problem } from "../problem.ts";

/** The refusal of a card that nobody entered, or that a plan does not have. */
export const unknownCard = () => new Problem(400, { code: "UNKNOWN_CARD", message: "There is no such card." });

/** The refusal of a card by its bank. What the gateway said is kept. */
export const cardDeclined = (code: DeclineCode | null) =>
  new Problem(402, { code: code ?? "CARD_DECLINED", message: "The card was declined." }, { keepsWrites: true });
