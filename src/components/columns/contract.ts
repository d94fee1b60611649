import type { ComponentContract } from "../contract.ts";

export const columnsContract = {
  name: "columns",
  summary:
    "A page's content, a summary and what ends the page, one under another; on wide windows the summary is beside both, and stays in view. Without a summary there is one column.",
  props: {
    summaryOn: {
      kind: "value",
      description: "The windows that show the summary: all of them, the default, or only wide ones.",
      examples: ["wide"],
      schema: { type: "string", enum: ["all", "wide"] },
    },
    summaryFirst: {
      kind: "value",
      description: "Whether narrow windows show the summary before the content.",
      examples: [true],
      schema: { type: "boolean" },
    },
  },
  slots: ["content", "summary", "end"],
  isLazy: true,
} as const satisfies ComponentContract;
