import type { ComponentContract } from "../contract.ts";

export const buttonContract = {
  name: "button",
  summary: "Sends one event. A screen has one primary button.",
  props: {
    text: {
      kind: "text",
      description: "Its action, as a verb.",
      examples: ["sign-in.reset-requested.back-to-login"],
      longest: 40,
      isReadAlone: true,
    },
    busyText: {
      kind: "text",
      description: "Its label while its event is in progress; the text itself when absent.",
      examples: ["sign-in.enter-code.busy"],
      longest: 40,
    },
    kind: {
      kind: "value",
      description: "Its emphasis. The default is secondary.",
      examples: ["primary"],
      schema: { type: "string", enum: ["primary", "secondary", "quiet", "danger"] },
    },
  },
  required: ["text"],
  events: { press: { summary: "It was pressed." } },
} as const satisfies ComponentContract;
