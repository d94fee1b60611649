import type { ComponentContract } from "../contract.ts";

export const newsListContract = {
  name: "news-list",
  summary: "Events, newest first as the document gives them.",
  props: {},
  slots: ["entries"],
  isLazy: true,
} as const satisfies ComponentContract;

export const newsContract = {
  name: "news",
  summary: "One event; highlighted while it requires an action.",
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
      description: "Whether it requires an action; the entry is then highlighted.",
      examples: [{ "!": { var: "one.isResolved" } }],
      schema: { type: "boolean" },
    },
    openText: {
      kind: "text",
      description: "The text for a required action.",
      examples: ["shell.notifications.open"],
    },
  },
  required: ["title"],
  slots: ["actions"],
  partOf: "news-list",
  isLazy: true,
} as const satisfies ComponentContract;
