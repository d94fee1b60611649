import type { ComponentContract } from "../contract.ts";

export const backLinkContract = {
  name: "back-link",
  summary: "Leads to the previous screen, at the top of a screen.",
  props: {
    text: {
      kind: "text",
      description: "Usually the word for back.",
      examples: ["shell.back"],
      longest: 32,
      isReadAlone: true,
    },
  },
  required: ["text"],
  events: { press: { summary: "It was followed." } },
} as const satisfies ComponentContract;
