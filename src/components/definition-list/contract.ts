import type { ComponentContract } from "../contract.ts";

export const definitionListContract = {
  name: "definition-list",
  summary: "Facts, each with its name.",
  props: {
    layout: {
      kind: "value",
      description: "Names beside facts where there is room, or above them. The default is beside.",
      examples: ["above"],
      schema: { type: "string", enum: ["beside", "above"] },
    },
  },
  slots: ["content"],
  takes: { content: ["definition"] },
  isLazy: true,
} as const satisfies ComponentContract;

export const definitionContract = {
  name: "definition",
  summary: "A fact with its name.",
  props: {
    term: { kind: "text", description: "Its name.", examples: ["requests.details.delivery-day"] },
    value: {
      kind: "text",
      description: "The fact, in words. The slot holds one that needs more.",
      examples: [{ key: "requests.details.day", args: { day: { date: { var: "request.day" } } } }],
    },
    emphasis: {
      kind: "value",
      description: "Strong for a sum. The default is normal.",
      examples: ["strong"],
      schema: { type: "string", enum: ["normal", "strong"] },
    },
  },
  required: ["term"],
  slots: ["content"],
  partOf: "definition-list",
  isLazy: true,
} as const satisfies ComponentContract;
