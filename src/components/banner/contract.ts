import type { ComponentContract } from "../contract.ts";

export const bannerContract = {
  name: "banner",
  summary: "Says what happened, and what to do. Screen readers hear it when it appears.",
  props: {
    tone: {
      kind: "value",
      description: "Good, info, or what went wrong: warn and bad interrupt a screen reader.",
      examples: ["warn"],
      schema: { type: "string", enum: ["good", "info", "warn", "bad"] },
    },
    title: {
      kind: "text",
      description: "What happened, when it needs more than a sentence.",
      examples: ["shell.offline.title"],
    },
    text: { kind: "text", description: "What happened, then what to do.", examples: ["errors.locked-later"] },
    note: {
      kind: "text",
      description: "What is good to know beside it, smaller.",
      examples: [{ key: "portal.support-code", args: { code: "8F2A-91C3" } }],
    },
    actionText: { kind: "text", description: "What one can do about it.", examples: ["shell.error.try-again"] },
    dismissText: {
      kind: "text",
      description: "The name of the cross that takes it away.",
      examples: ["shell.dismiss"],
    },
  },
  required: ["tone", "text"],
  events: {
    action: { summary: "Its action was pressed." },
    dismiss: { summary: "Its cross was pressed." },
  },
} as const satisfies ComponentContract;
