import type { ComponentContract } from "../contract.ts";

export const diagramContract = {
  name: "diagram",
  summary: "A drawing of what to do on a phone, with the words that say it.",
  props: {
    picture: {
      kind: "value",
      description: "The drawing: the code *#06# on the keypad, or the number in the list of the settings.",
      examples: ["dial"],
      schema: { type: "string", enum: ["dial", "settings"] },
    },
    text: {
      kind: "text",
      description: "What to do, in a sentence or two: the drawing says nothing that is not here.",
      examples: ["people.number.dial"],
    },
  },
  required: ["picture", "text"],
  isLazy: true,
} as const satisfies ComponentContract;
