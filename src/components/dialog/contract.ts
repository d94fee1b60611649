import type { ComponentContract } from "../contract.ts";

export const dialogContract = {
  name: "dialog",
  summary: "Asks for a decision above the screen, which waits behind it.",
  props: {
    title: {
      kind: "text",
      description: "The question or statement.",
      examples: ["sign-in.offer-forgot-password.title"],
    },
    dismissText: {
      kind: "text",
      description: "The name of the cross; without it there is no cross, and only Escape dismisses.",
      examples: ["shell.close"],
    },
  },
  required: ["title"],
  events: { dismiss: { summary: "Escape, the phone's Back gesture or the cross." } },
  slots: ["body", "actions"],
} as const satisfies ComponentContract;
