/** The names of drawings on a card of a plan. */
export const planIconNames = ["shield", "price", "steps", "calendar", "sparkle", "lock", "document"] as const;

export type PlanIconName = (typeof planIconNames)[number];
