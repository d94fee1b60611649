import type { ComponentContract } from "../contract.ts";

export const headingContract = {
  name: "heading",
  summary: "Names a screen or a part of it. A screen has one of level 1.",
  props: {
    text: {
      kind: "text",
      description: "A question, a promise or a name.",
      examples: ["start-page.plans.title"],
      longest: 60,
    },
    level: {
      kind: "value",
      description: "Its place in the outline. The default is 2.",
      examples: [1],
      schema: { type: "integer", enum: [1, 2, 3, 4] },
    },
    size: {
      kind: "value",
      description: "Its size; by its level when absent.",
      examples: ["large"],
      schema: { type: "string", enum: ["small", "medium", "large", "display"] },
    },
  },
  required: ["text"],
} as const satisfies ComponentContract;
