import type { ComponentContract } from "../contract.ts";

export const countdownContract = {
  name: "countdown",
  summary: "Shows the time until an action is possible.",
  props: {
    until: {
      kind: "rule",
      description: "The instant, in ISO 8601.",
      examples: [{ var: "data.resendAt" }],
      schema: { type: "string" },
    },
    now: {
      kind: "rule",
      description: "The server's present instant for `until`; the device's own clock when absent.",
      examples: [{ var: "now" }],
      schema: { type: "string" },
    },
    text: {
      kind: "text",
      description: "A sentence; the component replaces {{time}} by the minutes and seconds.",
      examples: ["sign-in.enter-code.resend-in"],
      fills: ["time"],
    },
  },
  required: ["until", "text"],
  events: { ended: { summary: "The instant has come. Sent once for each instant." } },
  isLazy: true,
} as const satisfies ComponentContract;
