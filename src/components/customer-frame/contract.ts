import type { ComponentContract } from "../contract.ts";
import { publicFrameContract } from "../public-frame/contract.ts";

export const customerFrameContract = {
  name: "customer-frame",
  summary: "The frame of screens after sign-in: who is signed in, and the way out. The slot `logo` replaces the logo.",
  props: {
    ...publicFrameContract.props,
    customerName: {
      kind: "text",
      description: "Who is signed in; shown where there is room.",
      examples: [{ data: { var: "session.profile.fullName" } }],
    },
  },
  required: ["logo", "logoText", "skipText"],
  slots: ["page", "logo", "header", "footer"],
} as const satisfies ComponentContract;
