import type { FocusEvent, ReactNode } from "react";
import styles from "./field-frame.module.css";
import { ariaAttributes, type FieldTexts, renderHint, renderProblem, renderQuestion } from "./field-texts.tsx";

interface GroupFrameProps extends FieldTexts {
  /** `radiogroup` when one of the controls is chosen. */
  readonly role?: "radiogroup" | undefined;
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The focus left all of its controls. */
  readonly onBlur?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A question with several controls. The control that an error summary links to takes the id. */
export function GroupFrame(props: GroupFrameProps) {
  const { role, isBusy, isDisabled, onBlur, children } = props;
  const { "aria-describedby": describedBy, ...state } = ariaAttributes(props);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      onBlur={leave}
      {...(role === undefined ? {} : state)}
    >
      <legend className={styles.label}>{renderQuestion(props)}</legend>
      {renderHint(props)}
      <div className={styles.controls}>{children}</div>
      {renderProblem(props)}
    </fieldset>
  );
}
