import type { ComponentContract } from "../contract.ts";

export const statusChipContract = {
  name: "status-chip",
  summary: "A state in a word or two.",
  props: {
    text: { kind: "text", description: "The state.", examples: ["start-page.plans.active"], longest: 24 },
    tone: {
      kind: "rule",
      description: "Its tone; neutral when absent.",
      examples: [{ if: [{ "===": [{ var: "plan.status" }, "ACTIVE"] }, "good", "neutral"] }],
      schema: { type: "string", enum: ["good", "info", "warn", "bad", "neutral"] },
    },
    colour: {
      kind: "rule",
      description: "Its colour, in place of a tone.",
      examples: [{ var: "programme.status.displays[display].colour" }],
      schema: { type: "string", enum: ["grey", "lime", "amber", "green", "red", "yellow"] },
    },
    isLive: {
      kind: "value",
      description: "Whether a change of the state is announced to screen readers, once.",
      examples: [true],
      schema: { type: "boolean" },
    },
  },
  required: ["text"],
  isLazy: true,
} as const satisfies ComponentContract;
