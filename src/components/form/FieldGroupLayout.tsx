import type { ReactNode } from "react";
import look from "./form.module.css";

interface FieldGroupLayoutProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** Sets out fields that belong together under a name. */
export function FieldGroupLayout({ label, hint, children }: FieldGroupLayoutProps) {
  return (
    <fieldset className={look.group}>
      <legend className={look.legend}>{label}</legend>
      {hint !== undefined && <p className={look.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
