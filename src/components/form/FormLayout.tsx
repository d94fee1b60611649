import type { ReactNode } from "react";
import look from "./form.module.css";

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

/** Sets out a form. The browser checks nothing: messages are ours. */
export function FormLayout({ summary, fields, afterFields, submit, afterSubmit, onSubmit }: FormLayoutProps) {
  return (
    <form
      className={look.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {summary}
      <div className={look.fields}>{fields}</div>
      {afterFields !== undefined && <div className={look.after}>{afterFields}</div>}
      <div className={look.submit}>{submit}</div>
      {afterSubmit !== undefined && <div className={look.after}>{afterSubmit}</div>}
    </form>
  );
}
