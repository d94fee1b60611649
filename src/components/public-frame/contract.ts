import type { ComponentContract } from "../contract.ts";

export const publicFrameContract = {
  name: "public-frame",
  summary: "The frame of screens before sign-in: one calm column.",
  props: {
    logo: {
      kind: "rule",
      description: "The address of the brand's logo.",
      examples: [{ var: "client.theme.logo" }],
      schema: { type: "string" },
    },
    logoText: { kind: "text", description: "The brand's name, read out for the logo.", examples: ["portal.title"] },
    skipText: { kind: "text", description: "The link that skips the header.", examples: ["shell.skip"] },
  },
  required: ["logo", "logoText", "skipText"],
  slots: ["page", "header", "footer"],
} as const satisfies ComponentContract;
