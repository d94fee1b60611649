import type { ComponentContract } from "../contract.ts";

export const cardGridContract = {
  name: "card-grid",
  summary: "Places cards side by side where there is room.",
  props: {},
  slots: ["content"],
  isLazy: true,
} as const satisfies ComponentContract;
