import type { ComponentContract } from "../contract.ts";

export const bannerContract = {
  name: "banner",
  summary: "Shows what happened, and what to do. Screen readers announce it when it appears.",
  props: {
    tone: {
      kind: "value",
      description: "Good, info, or a problem: warn and bad interrupt a screen reader.",
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
      description: "Additional information, smaller.",
      examples: [{ key: "portal.support-code", args: { code: "8F2A-91C3" } }],
    },
    actionText: { kind: "text", description: "The customer's action.", examples: ["shell.error.try-again"] },
    dismissText: {
      kind: "text",
      description: "The name of the cross that closes it.",
      examples: ["shell.dismiss"],
    },
  },
  required: ["tone", "text"],
  events: {
    action: { summary: "Its action was pressed." },
    dismiss: { summary: "Its cross was pressed." },
  },
} as const satisfies ComponentContract;
