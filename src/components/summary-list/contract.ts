import type { ComponentContract } from "../contract.ts";

export const summaryListContract = {
  name: "summary-list",
  summary: "The answers, for a check before they are sent.",
  props: {},
  slots: ["content"],
  takes: { content: ["summary-row"] },
  isLazy: true,
} as const satisfies ComponentContract;

export const summaryRowContract = {
  name: "summary-row",
  summary: "One answer, and a link back to its question.",
  props: {
    label: { kind: "text", description: "The question, in a word or two.", examples: ["request.review.address"] },
    value: {
      kind: "text",
      description: "The answer. The slot holds one that needs more.",
      examples: [{ data: { var: "data.address.line" } }],
    },
    changeText: { kind: "text", description: "Leads back to the question.", examples: ["shell.change"] },
  },
  required: ["label"],
  events: { change: { summary: "The customer wants to answer once more." } },
  slots: ["content"],
  partOf: "summary-list",
  isLazy: true,
} as const satisfies ComponentContract;
