import { type Dispatch, memo } from "react";
import choice from "../../../../src/components/choice/choice.module.css";
import { DownIcon } from "../../../../src/components/icons/control-icons.tsx";
import select from "../../../../src/components/select-field/select-field.module.css";
import input from "../../../../src/components/text-field/text-field.module.css";
import { kinds, type QuestionName, words } from "../questions.ts";
import type { Deed } from "./device-state.ts";
import { ariaProps, FramedControl, FramedTick, lineProps } from "./Framed.tsx";

/** A question about a device, and the callback for its actions. */
export interface Asked {
  readonly id: string;
  readonly name: QuestionName;
  readonly label: string;
  readonly error: string | undefined;
  /** The device's index. */
  readonly at: number;
  readonly dispatch: Dispatch<Deed>;
}

interface TextAsked extends Asked {
  readonly answer: string;
  readonly type?: "text" | "tel";
}

/** A question that is answered by a line. */
export const TextQuestion = memo(function TextQuestion(asked: TextAsked) {
  const { id, name, label, error, at, dispatch, answer, type = "text" } = asked;
  return (
    <FramedControl id={id} name={name} label={label} error={error}>
      <input
        {...ariaProps(id, name, error)}
        id={id}
        {...lineProps[type]}
        value={answer}
        onChange={(event) => dispatch({ did: "answer", at, name, answer: event.currentTarget.value })}
        onBlur={() => dispatch({ did: "leave", at, name })}
      />
    </FramedControl>
  );
});

/** A question with a few answers. */
export const KindQuestion = memo(function KindQuestion(asked: Asked & { readonly answer: string }) {
  const { id, name, label, error, at, dispatch, answer } = asked;
  return (
    <FramedControl id={id} name={name} label={label} error={error}>
      <div className={select.row}>
        <select
          {...ariaProps(id, name, error)}
          id={id}
          className={`${input.input} ${select.select}`}
          value={answer}
          data-is-empty={answer === "" || undefined}
          onChange={(event) => dispatch({ did: "answer", at, name, answer: event.currentTarget.value })}
          onBlur={() => dispatch({ did: "leave", at, name })}
        >
          <option value="" disabled>
            {words.choose}
          </option>
          {kinds.map(({ value, label: kind }) => (
            <option key={value} value={value}>
              {kind}
            </option>
          ))}
        </select>
        <span className={select.arrow}>
          <DownIcon />
        </span>
      </div>
    </FramedControl>
  );
});

/** A box to tick. */
export const TickQuestion = memo(function TickQuestion(asked: Asked & { readonly answer: boolean }) {
  const { id, name, label, error, at, dispatch, answer } = asked;
  return (
    <FramedTick id={id} label={label} error={error}>
      <input
        {...ariaProps(id, name, error)}
        id={id}
        className={choice.control}
        type="checkbox"
        checked={answer}
        onChange={() => dispatch({ did: "answer", at, name, answer: !answer })}
        onBlur={() => dispatch({ did: "leave", at, name })}
      />
    </FramedTick>
  );
});
