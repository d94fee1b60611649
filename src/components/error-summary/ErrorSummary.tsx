import { type MouseEvent, type Ref, useId } from "react";
import { ToneIcon } from "../icons/tone-icons.tsx";
import styles from "./error-summary.module.css";

/** An invalid field. */
export interface FieldError {
  /** The id of its control. */
  readonly fieldId: string;
  /** The field's label: shown when another field has the same message. */
  readonly label?: string | undefined;
  readonly message: string;
  /** Whether the field is in one of several entries, so that its label always tells which. */
  readonly isInEntry?: boolean | undefined;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FieldError[];
  /** For moving the focus here after a failed submit. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Lists the invalid fields; each entry links to its field, and names it when its message is ambiguous. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const isRepeated = (text: string) => errors.filter(({ message }) => message === text).length > 1;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <ToneIcon tone="bad" />
        <span>{title}</span>
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, label, message, isInEntry }) => (
          <li key={fieldId}>
            <a className={styles.entry} href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {label !== undefined && (isInEntry || isRepeated(message)) && (
                <span className={styles.label}>{label} </span>
              )}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field without changing the address, which belongs to the router. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
