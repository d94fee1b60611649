import type { ComponentContract } from "../contract.ts";

export const errorPanelContract = {
  name: "error-panel",
  summary: "Replaces a screen or a part of it that could not be shown.",
  props: {
    title: { kind: "text", description: "What happened.", examples: ["shell.error.title"] },
    text: {
      kind: "text",
      description: "The state of the customer's input, and what to do.",
      examples: ["shell.error.text"],
    },
    supportText: {
      kind: "text",
      description: "A sentence with the code for support.",
      examples: [{ key: "shell.error.support-code", args: { code: { var: "error.supportCode" } } }],
    },
    actionText: { kind: "text", description: "The action to continue.", examples: ["shell.error.try-again"] },
    level: {
      kind: "value",
      description: "The level of its heading: 1 when it is the whole screen. The default is 2.",
      examples: [1],
      schema: { type: "integer", enum: [1, 2, 3] },
    },
  },
  required: ["title"],
  events: { action: { summary: "The way on was pressed." } },
} as const satisfies ComponentContract;
