import type { ComponentContract } from "../contract.ts";

export const toastRegionContract = {
  name: "toast-region",
  summary:
    "Where banners float for a while over the page, past its primary action. When they go is the flow's decision.",
  props: { label: { kind: "text", description: "What it holds, for screen readers.", examples: ["shell.notices"] } },
  required: ["label"],
  slots: ["toasts"],
  isLazy: true,
} as const satisfies ComponentContract;
