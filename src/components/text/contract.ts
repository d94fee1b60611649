import type { ComponentContract } from "../contract.ts";

export const textContract = {
  name: "text",
  summary: "A paragraph.",
  props: {
    text: { kind: "text", description: "One to three sentences.", examples: ["sign-in.email-and-password.intro"] },
    tone: {
      kind: "value",
      description: "Soft is less prominent, small is a note. The default is normal.",
      examples: ["soft"],
      schema: { type: "string", enum: ["normal", "soft", "small"] },
    },
  },
  required: ["text"],
} as const satisfies ComponentContract;
