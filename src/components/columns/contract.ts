import type { ComponentContract } from "../contract.ts";

export const columnsContract = {
  name: "columns",
  summary:
    "A page's content, a summary and what ends the page, one under another; on wide windows the summary is beside both, and stays in view. Without a summary there is one column.",
  props: {},
  slots: ["content", "summary", "end"],
  isLazy: true,
} as const satisfies ComponentContract;
