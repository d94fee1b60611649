import type { ComponentContract } from "../contract.ts";

export const skeletonContract = {
  name: "skeleton",
  summary: "Holds the place of what is being loaded; drawn after 200 ms.",
  props: {
    shape: {
      kind: "value",
      description: "What it stands for. The default is lines.",
      examples: ["card"],
      schema: { type: "string", enum: ["lines", "card", "form", "page"] },
    },
    count: {
      kind: "value",
      description: "How many lines, cards or fields. The default is 3 lines, 1 card, 2 fields, and 2 cards of a page.",
      examples: [3],
      schema: { type: "integer" },
    },
    text: {
      kind: "text",
      description: "Said to screen readers once it is drawn. One of several skeletons says it.",
      examples: ["shell.loading"],
    },
  },
} as const satisfies ComponentContract;
