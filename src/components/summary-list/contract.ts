import type { ComponentContract } from "../contract.ts";

export const summaryListContract = {
  name: "summary-list",
  summary: "Answers, for a check before they are sent. Screens use `answers`, which draws it.",
  props: {},
  slots: ["content"],
  takes: { content: ["summary-group"] },
  isLazy: true,
} as const satisfies ComponentContract;

export const summaryGroupContract = {
  name: "summary-group",
  summary: "The answers in one form, and the control that leads back to it.",
  props: {
    changeText: { kind: "text", description: "Leads back to the form.", examples: ["form.change"] },
    changes: {
      kind: "text",
      description: "The questions of the form, after `changeText` in the name of the control.",
      examples: ["request.review.address"],
    },
  },
  events: { change: { summary: "The customer wants to answer once more." } },
  slots: ["content"],
  takes: { content: ["summary-row"] },
  partOf: "summary-list",
  isLazy: true,
} as const satisfies ComponentContract;

export const summaryRowContract = {
  name: "summary-row",
  summary: "One answer.",
  props: {
    label: { kind: "text", description: "The question, in a word or two.", examples: ["request.review.address"] },
    value: {
      kind: "text",
      description: "The answer. The slot holds one that needs more.",
      examples: [{ data: { var: "data.address.line" } }],
    },
  },
  required: ["label"],
  slots: ["content"],
  partOf: "summary-list",
  isLazy: true,
} as const satisfies ComponentContract;
