import type { PropContract } from "../contract.ts";

/** The field renderer's props for every field. */
export const fieldPropContracts = {
  id: {
    kind: "value",
    description: "The control's id in the page; an error summary links to it.",
    examples: ["email-and-password-email"],
    schema: { type: "string" },
  },
  label: { kind: "text", description: "The question.", examples: ["sign-in.email-and-password.email.label"] },
  hint: { kind: "text", description: "A line under the label.", examples: ["sign-in.email-and-password.email.hint"] },
  value: {
    kind: "value",
    description: "The present value.",
    examples: ["mei@mail.test"],
    schema: { type: "string" },
  },
  error: { kind: "text", description: "What is wrong with the value.", examples: ["errors.email-invalid"] },
  optionalText: {
    kind: "text",
    description: "The text beside the label of an optional field; absent on others.",
    examples: ["shell.form.optional"],
  },
  isRequired: {
    kind: "value",
    description: "Whether an answer is needed.",
    examples: [true],
    schema: { type: "boolean" },
  },
  describedBy: {
    kind: "value",
    description: "The ids of further words about the field.",
    examples: ["code-sent-to"],
    schema: { type: "string" },
  },
  autocomplete: {
    kind: "value",
    description: "The HTML autofill token.",
    examples: ["username"],
    schema: { type: "string" },
  },
  inputMode: {
    kind: "value",
    description: "The keyboard on phones.",
    examples: ["numeric"],
    schema: { type: "string", enum: ["text", "numeric", "decimal", "tel", "email"] },
  },
  maxLength: {
    kind: "value",
    description: "Where typing stops, in characters.",
    examples: [254],
    schema: { type: "integer" },
  },
} as const satisfies { [prop: string]: PropContract };

/** The required props of every field. */
export const requiredFieldProps = ["id", "label", "value"] as const;
