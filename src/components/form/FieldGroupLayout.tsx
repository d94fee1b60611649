import type { ReactNode } from "react";
import styles from "./form.module.css";

interface FieldGroupLayoutProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** The layout of fields that belong together under a name. */
export function FieldGroupLayout({ label, hint, children }: FieldGroupLayoutProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
