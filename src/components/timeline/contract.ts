import type { ComponentContract } from "../contract.ts";

export const timelineContract = {
  name: "timeline",
  summary: "The events of a case: past ones, the next one and its date.",
  props: { label: { kind: "text", description: "The name of the case.", examples: ["requests.status.label"] } },
  required: ["label"],
  slots: ["entries"],
  takes: { entries: ["timeline-entry"] },
  isLazy: true,
} as const satisfies ComponentContract;

export const timelineEntryContract = {
  name: "timeline-entry",
  summary: "One past, present or future event.",
  props: {
    title: { kind: "text", description: "What it is.", examples: ["requests.status.approved"] },
    state: {
      kind: "rule",
      description: "Whether it is done, current, still to come, or failed.",
      examples: [{ var: "event.state" }],
      schema: { type: "string", enum: ["done", "now", "next", "failed"] },
    },
    stateText: {
      kind: "text",
      description: "The state in a word, for screen readers.",
      examples: ["requests.status.state-done"],
    },
    time: {
      kind: "text",
      description: "When it happened, or by when it will.",
      examples: [{ key: "requests.status.by", args: { day: { date: { var: "event.day" } } } }],
    },
    details: { kind: "text", description: "What it means for the customer.", examples: ["requests.status.we-call"] },
  },
  required: ["title", "state", "stateText"],
  slots: ["actions"],
  partOf: "timeline",
  isLazy: true,
} as const satisfies ComponentContract;
