import type { ComponentContract } from "../contract.ts";

/**
 * The interface of `form` for documents. The renderer draws it: fields and submit button come from the form document.
 */
export const formContract = {
  name: "form",
  summary: "Asks the questions of a form document, and sends the answers.",
  props: {
    form: {
      kind: "value",
      description: "The form's id.",
      examples: ["email-and-password"],
      schema: { type: "string", "x-refers": "form" },
    },
  },
  required: ["form"],
  events: {
    submit: {
      summary: "All answers are valid; they go with the event as the form's values.",
      sends: "SUBMIT",
      form: "form",
    },
  },
  slots: ["after-fields", "after-submit"],
} as const satisfies ComponentContract;
