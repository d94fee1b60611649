import type { ComponentContract } from "../contract.ts";

export const panelContract = {
  name: "panel",
  summary: "Details beside the page, which waits; on phones the whole screen.",
  props: {
    title: { kind: "text", description: "What it is about.", examples: ["notifications.title"] },
    dismissText: {
      kind: "text",
      description: "The name of the cross; without it there is no cross, and only Escape dismisses.",
      examples: ["shell.close"],
    },
  },
  required: ["title"],
  events: { dismiss: { summary: "Escape, the phone's Back gesture, a press beside it or the cross." } },
  slots: ["body", "actions"],
  isLazy: true,
} as const satisfies ComponentContract;
