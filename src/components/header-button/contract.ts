import type { ComponentContract } from "../contract.ts";

export const headerButtonContract = {
  name: "header-button",
  summary: "A sign in the header that opens something beside the page, perhaps with the number of items there.",
  props: {
    text: {
      kind: "text",
      description: "Its name for screen readers, with the number of items: the sign has no words.",
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
      description: "The number of items; nothing is drawn for none, and above 100 the number is drawn smaller.",
      examples: [{ length: { var: "data.waiting" } }],
      schema: { type: "integer" },
    },
  },
  required: ["text", "icon"],
  events: { press: { summary: "It was pressed." } },
  isLazy: true,
} as const satisfies ComponentContract;
