import type { ReactNode } from "react";
import ticked from "../../../../src/components/checkbox-field/checkbox-field.module.css";
import choice from "../../../../src/components/choice/choice.module.css";
import frame from "../../../../src/components/field-frame/field-frame.module.css";
import { ToneIcon } from "../../../../src/components/icons/tone-icons.tsx";
import input from "../../../../src/components/text-field/text-field.module.css";
import { type QuestionName, questions, words } from "../questions.ts";

/** A question in the page. */
export interface Framed {
  readonly id: string;
  readonly name: QuestionName;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint, control and problem, with the elements and styles of our own fields. */
export function FramedControl({ id, name, label, error, children }: Framed) {
  return (
    <div className={frame.field}>
      <div className={frame.question}>
        <label className={frame.label} htmlFor={id}>
          {label}
          {name === "note" && <Optional />}
        </label>
        {questionHint(name) !== undefined && (
          <p id={`${id}-hint`} className={frame.hint}>
            {questionHint(name)}
          </p>
        )}
      </div>
      {children}
      <Wrong id={id} error={error} />
    </div>
  );
}

/** The same for a checkbox, with the label beside it. */
export function FramedTick({ id, label, error, children }: Omit<Framed, "name">) {
  return (
    <div className={ticked.checkbox}>
      <label htmlFor={id} className={`${choice.choice} ${choice.row}`}>
        {children}
        <span className={ticked.question}>{label}</span>
      </label>
      <div className={ticked.words}>
        <Wrong id={id} error={error} />
      </div>
    </div>
  );
}

function Optional() {
  return (
    <>
      {" "}
      <span className={frame.optional}>{words.optional}</span>
    </>
  );
}

function Wrong({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={frame.error}>
      <ToneIcon tone="bad" size={16} />
      <span>{error}</span>
    </p>
  );
}

/** The difference between kinds of lines. */
export const lineProps = {
  text: { type: "text", className: input.input },
  tel: { type: "tel", inputMode: "tel", autoComplete: "tel", className: `${input.input} ${input.digits}` },
} as const;

/** What ties a control to the words around it. */
export function ariaProps(id: string, name: QuestionName, error: string | undefined) {
  const ids = [error === undefined ? "" : `${id}-error`, questionHint(name) === undefined ? "" : `${id}-hint`];
  return {
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": ids.filter(Boolean).join(" ") || undefined,
    "aria-required": name === "note" ? undefined : true,
  };
}

function questionHint(name: QuestionName): string | undefined {
  const question = questions[name];
  return "hint" in question ? question.hint : undefined;
}
