import type { ComponentContract } from "../contract.ts";

export const headerButtonContract = {
  name: "header-button",
  summary: "A sign in the header that opens something beside the page, perhaps with how many things wait there.",
  props: {
    text: {
      kind: "text",
      description: "What it opens, and how many things wait there: the sign says neither aloud.",
      examples: [{ key: "shell.notifications.open", args: { count: { count: { var: "data.count" } } } }],
    },
    icon: {
      kind: "value",
      description: "The sign.",
      examples: ["bell"],
      schema: { type: "string", enum: ["bell", "chat"] },
    },
    count: {
      kind: "rule",
      description: "How many things wait; nothing is drawn for none, and above 100 the number is drawn smaller.",
      examples: [{ length: { var: "data.waiting" } }],
      schema: { type: "integer" },
    },
  },
  required: ["text", "icon"],
  events: { press: { summary: "It was pressed." } },
} as const satisfies ComponentContract;
