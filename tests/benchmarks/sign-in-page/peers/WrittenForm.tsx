import { type FormEvent, useState } from "react";
import { Button } from "../../../../src/components/button/Button.tsx";
import { EmailField } from "../../../../src/components/email-field/EmailField.tsx";
import { PasswordField } from "../../../../src/components/password-field/PasswordField.tsx";
import type { SignInForm } from "./portal.tsx";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function validateEmail(email: string): string | undefined {
  if (email === "") return "errors.email-required";
  return EMAIL.test(email) ? undefined : "errors.email-invalid";
}

/** The form, written by hand. */
export function WrittenForm({ say, isBusy, onSubmit }: SignInForm) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isSent, setSent] = useState(false);
  const emailError = validateEmail(email);
  const passwordError = password === "" ? "errors.password-required" : undefined;
  const visibleError = (key: string | undefined) => (isSent && key !== undefined ? say(key) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (emailError === undefined && passwordError === undefined) onSubmit({ email, password });
  };
  return (
    <form noValidate onSubmit={submit}>
      <EmailField
        id="email"
        label={say("people.account.email.label")}
        value={email}
        error={visibleError(emailError)}
        isRequired
        autocomplete="username"
        onChange={(value) => setEmail(String(value ?? ""))}
      />
      <PasswordField
        id="password"
        label={say("sign-in.email-and-password.password.label")}
        value={password}
        error={visibleError(passwordError)}
        isRequired
        showText="Show password"
        onChange={(value) => setPassword(String(value ?? ""))}
      />
      <Button type="submit" kind="primary" text={say("sign-in.email-and-password.submit")} isBusy={isBusy} />
    </form>
  );
}
