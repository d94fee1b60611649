import { ToneIcon } from "../icons/tone-icons.tsx";
import styles from "./field-frame.module.css";

/** The words around a control. */
export interface FieldTexts {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optionalText?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Ids of further words about the field. */
  readonly describedBy?: string | undefined;
}

/** The ARIA attributes that link a control to the words around it. */
export interface ControlAria {
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly "aria-required": true | undefined;
}

// The following functions are called in place: an element for each line of each field would make a long form slow.

/** The question, and a mark when it is optional. */
export function renderQuestion({ label, optionalText }: FieldTexts) {
  return (
    <>
      {label}
      {optionalText !== undefined && " "}
      {optionalText !== undefined && <span className={styles.optional}>{optionalText}</span>}
    </>
  );
}

/** A line under the question. */
export function renderHint({ id, hint }: FieldTexts) {
  if (hint === undefined) return null;
  return (
    <p id={hintId(id)} className={styles.hint}>
      {hint}
    </p>
  );
}

/** The error, under the control. */
export function renderProblem({ id, error }: FieldTexts) {
  if (error === undefined) return null;
  return (
    <p id={errorId(id)} className={styles.error}>
      <ToneIcon tone="bad" size={16} />
      <span>{error}</span>
    </p>
  );
}

/** A control's description is first the error, then its hint, then further words. */
export function ariaAttributes({ id, hint, error, describedBy, isRequired }: FieldTexts): ControlAria {
  const ids = [error === undefined ? "" : errorId(id), hint === undefined ? "" : hintId(id), describedBy ?? ""];
  return {
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": ids.filter(Boolean).join(" ") || undefined,
    "aria-required": isRequired || undefined,
  };
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
