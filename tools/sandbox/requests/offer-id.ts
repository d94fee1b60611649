import type { Agreement } from "../database/tables.ts";

/** The id of the offer by which an agreement was sold. */
export const offerId = ({ sku }: Pick<Agreement, "sku">): string => `CO-${sku}`;
