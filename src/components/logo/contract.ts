import type { ComponentContract } from "../contract.ts";

export const logoContract = {
  name: "logo",
  summary:
    "The brand's logo. Where it can be pressed it leads home; while the next page is loading it ignores presses.",
  props: {
    source: {
      kind: "rule",
      description: "The address of the picture.",
      examples: [{ var: "client.theme.logo" }],
      schema: { type: "string" },
    },
    text: { kind: "text", description: "The brand's name, read out for the picture.", examples: ["portal.title"] },
    leadsText: {
      kind: "text",
      description: "Where it leads, for screen readers; together with the name.",
      examples: ["shell.logo.leads"],
    },
  },
  required: ["source", "text"],
  events: { press: { summary: "It was pressed." } },
} as const satisfies ComponentContract;
