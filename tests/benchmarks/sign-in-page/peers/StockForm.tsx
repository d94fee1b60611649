import Form from "@rjsf/core";
import type { RJSFSchema } from "@rjsf/utils";
import { customizeValidator } from "@rjsf/validator-ajv8";
import type { SignInForm } from "./portal.tsx";
import type { Account } from "./session.ts";

const validator = customizeValidator<Account>();

/** The form as @rjsf/core draws it, checked by AJV. */
export function StockForm({ say, isBusy, onSubmit }: SignInForm) {
  const schema: RJSFSchema = {
    type: "object",
    required: ["email", "password"],
    properties: {
      email: { type: "string", format: "email", title: say("people.account.email.label") },
      password: { type: "string", minLength: 1, title: say("sign-in.email-and-password.password.label") },
    },
  };
  const uiSchema = {
    email: { "ui:autocomplete": "username" },
    password: { "ui:widget": "password", "ui:autocomplete": "current-password" },
    "ui:submitButtonOptions": { submitText: say("sign-in.email-and-password.submit") },
  };
  return (
    <Form<Account>
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      disabled={isBusy}
      noHtml5Validate
      onSubmit={({ formData }) => formData && onSubmit(formData)}
    />
  );
}
