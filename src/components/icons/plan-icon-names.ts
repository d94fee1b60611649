/** What a card of a plan can have beside it. */
export const planIconNames = ["shield", "price", "steps", "calendar", "sparkle", "lock", "document"] as const;

/** The name of one. */
export type PlanIconName = (typeof planIconNames)[number];
