import type { ComponentContract } from "../contract.ts";

export const stackContract = {
  name: "stack",
  summary: "Keeps blocks that belong together close, one under another.",
  props: {
    gap: {
      kind: "value",
      description: "The space between them: 8, 16 or 32 pixels. The default is medium.",
      examples: ["small"],
      schema: { type: "string", enum: ["small", "medium", "large"] },
    },
    equalWidths: {
      kind: "value",
      description: "Whether all blocks are as wide as the widest.",
      examples: [true],
      schema: { type: "boolean" },
    },
  },
  slots: ["content"],
} as const satisfies ComponentContract;
