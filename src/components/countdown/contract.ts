import type { ComponentContract } from "../contract.ts";

export const countdownContract = {
  name: "countdown",
  summary: "Shows how long it is until something may be done.",
  props: {
    until: {
      kind: "rule",
      description: "The instant, in ISO 8601.",
      examples: [{ var: "data.resendAt" }],
      schema: { type: "string" },
    },
    now: {
      kind: "rule",
      description: "The server's instant at which `until` is judged; the device's own clock when absent.",
      examples: [{ var: "now" }],
      schema: { type: "string" },
    },
    text: {
      kind: "text",
      description: "A sentence in which {{time}} stands for the minutes and seconds; the component fills it.",
      examples: ["sign-in.enter-code.resend-in"],
      fills: ["time"],
    },
  },
  required: ["until", "text"],
  events: { ended: { summary: "The instant has come. Sent once for each instant." } },
  isLazy: true,
} as const satisfies ComponentContract;
