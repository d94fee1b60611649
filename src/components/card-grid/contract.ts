import type { ComponentContract } from "../contract.ts";

/** What a document may say to `card-grid`. */
export const cardGridContract = {
  name: "card-grid",
  summary: "Sets cards side by side where there is room.",
  props: {},
  slots: ["content"],
  isLazy: true,
} as const satisfies ComponentContract;
