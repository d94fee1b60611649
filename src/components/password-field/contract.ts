import type { ComponentContract } from "../contract.ts";
import { fieldPropContracts, requiredFieldProps } from "../field-frame/contract.ts";

export const passwordFieldContract = {
  name: "password-field",
  summary: "A password, which can be shown and pasted.",
  props: {
    ...fieldPropContracts,
    showText: {
      kind: "text",
      description: "The name of the button that shows the value.",
      examples: ["shell.form.show-password"],
    },
    capsLockText: {
      kind: "text",
      description: "The text while Caps Lock is on.",
      examples: ["shell.form.caps-lock-is-on"],
    },
  },
  required: [...requiredFieldProps, "showText"],
  isField: true,
} as const satisfies ComponentContract;
