import type { ReactNode } from "react";
import styles from "./field-frame.module.css";
import {
  ariaAttributes,
  type ControlAria,
  type FieldTexts,
  renderHint,
  renderProblem,
  renderQuestion,
} from "./field-texts.tsx";

interface FieldFrameProps extends FieldTexts {
  /** Draws the control, which takes the id of the frame. */
  readonly children: (aria: ControlAria) => ReactNode;
}

/** A question: label above, hint under it, then the control, then the error. */
export function FieldFrame(props: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.question}>
        <label className={styles.label} htmlFor={props.id}>
          {renderQuestion(props)}
        </label>
        {renderHint(props)}
      </div>
      {props.children(ariaAttributes(props))}
      {renderProblem(props)}
    </div>
  );
}
