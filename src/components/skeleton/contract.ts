import type { ComponentContract } from "../contract.ts";

export const skeletonContract = {
  name: "skeleton",
  summary: "Holds the place of loading content; drawn after 200 ms.",
  props: {
    shape: {
      kind: "value",
      description: "The kind of content. The default is lines.",
      examples: ["card"],
      schema: { type: "string", enum: ["lines", "card", "form", "page"] },
    },
    count: {
      kind: "value",
      description:
        "The number of lines, cards or fields. The default is 3 lines, 1 card, 2 fields, and 2 cards of a page.",
      examples: [3],
      schema: { type: "integer" },
    },
    text: {
      kind: "text",
      description: "Read out by screen readers once it is drawn. Only one of several skeletons has it.",
      examples: ["shell.loading"],
    },
  },
} as const satisfies ComponentContract;
