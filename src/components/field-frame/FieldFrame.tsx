import type { ReactNode } from "react";
import {
  ariaAttributes,
  type ControlAria,
  renderHint,
  renderProblem,
  renderQuestion,
  type Words,
} from "./FieldWords.tsx";
import look from "./field-frame.module.css";

interface FieldFrameProps extends Words {
  /** Draws the control, which takes the id of the frame. */
  readonly children: (aria: ControlAria) => ReactNode;
}

/** A question: label above, hint under it, then the control, then what is wrong with the value. */
export function FieldFrame(props: FieldFrameProps) {
  return (
    <div className={look.field}>
      <div className={look.question}>
        <label className={look.label} htmlFor={props.id}>
          {renderQuestion(props)}
        </label>
        {renderHint(props)}
      </div>
      {props.children(ariaAttributes(props))}
      {renderProblem(props)}
    </div>
  );
}
