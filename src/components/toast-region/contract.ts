import type { ComponentContract } from "../contract.ts";

export const toastRegionContract = {
  name: "toast-region",
  summary: "The place for banners over the page, clear of its primary action. The flow decides when they close.",
  props: { label: { kind: "text", description: "What it holds, for screen readers.", examples: ["shell.notices"] } },
  required: ["label"],
  slots: ["toasts"],
  isLazy: true,
} as const satisfies ComponentContract;
