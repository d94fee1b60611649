import type { ComponentContract } from "../contract.ts";
import { publicFrameContract } from "../public-frame/contract.ts";

export const customerFrameContract = {
  name: "customer-frame",
  summary:
    "The frame of screens after sign-in, with the customer's name and the sign-out. The slot `logo` replaces the logo.",
  props: {
    ...publicFrameContract.props,
    customerName: {
      kind: "text",
      description: "The customer's name; shown where there is room.",
      examples: [{ data: { var: "session.profile.fullName" } }],
    },
  },
  required: ["logo", "logoText", "skipText"],
  slots: ["page", "logo", "header", "footer"],
  isLazy: true,
} as const satisfies ComponentContract;
