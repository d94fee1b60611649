import type { ComponentContract } from "../contract.ts";

export const newsListContract = {
  name: "news-list",
  summary: "Things that happened, newest first as the document gives them.",
  props: {},
  slots: ["entries"],
  isLazy: true,
} as const satisfies ComponentContract;

export const newsContract = {
  name: "news",
  summary: "One thing that happened; highlighted while something is still to be done about it.",
  props: {
    title: { kind: "text", description: "What happened.", examples: [{ data: { var: "one.title" } }] },
    text: { kind: "text", description: "What it means.", examples: [{ data: { var: "one.text" } }] },
    time: {
      kind: "text",
      description: "When.",
      examples: [{ key: "shell.notifications.on", args: { day: { date: { var: "one.day" } } } }],
    },
    isOpen: {
      kind: "rule",
      description: "Whether something is still to be done about it; the entry is then highlighted.",
      examples: [{ "!": { var: "one.isResolved" } }],
      schema: { type: "boolean" },
    },
    openText: {
      kind: "text",
      description: "Said where something is still to be done.",
      examples: ["shell.notifications.open"],
    },
  },
  required: ["title"],
  partOf: "news-list",
  isLazy: true,
} as const satisfies ComponentContract;
