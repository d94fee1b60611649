import type { ReactNode } from "react";
import styles from "./form.module.css";

interface FormLayoutProps {
  /** The error summary, when there is one. */
  readonly summary?: ReactNode;
  readonly fields: ReactNode;
  /** Blocks between the fields and the submit button. */
  readonly afterFields?: ReactNode;
  readonly submit: ReactNode;
  /** Blocks under the submit button. */
  readonly afterSubmit?: ReactNode;
  readonly onSubmit: () => void;
}

/** The layout of a form. The browser checks nothing: messages are ours. */
export function FormLayout({ summary, fields, afterFields, submit, afterSubmit, onSubmit }: FormLayoutProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {summary}
      <div className={styles.fields}>{fields}</div>
      {afterFields !== undefined && <div className={styles.after}>{afterFields}</div>}
      <div className={styles.submit}>{submit}</div>
      {afterSubmit !== undefined && <div className={styles.after}>{afterSubmit}</div>}
    </form>
  );
}
