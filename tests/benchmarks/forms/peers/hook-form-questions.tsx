import { memo } from "react";
import { type FieldError, get, type RegisterOptions, useFormContext, useFormState, useWatch } from "react-hook-form";
import choice from "../../../../src/components/choice/choice.module.css";
import { DownIcon } from "../../../../src/components/icons/control-icons.tsx";
import select from "../../../../src/components/select-field/select-field.module.css";
import input from "../../../../src/components/text-field/text-field.module.css";
import { type Answers, kinds, type QuestionName, words } from "../questions.ts";
import { ariaProps, FramedControl, FramedTick, lineProps } from "./Framed.tsx";

/** The form's values. */
export interface Devices {
  devices: Answers[];
}

type Path = `devices.${number}.${QuestionName}`;

interface Asked {
  readonly id: string;
  readonly name: QuestionName;
  readonly path: Path;
  readonly label: string;
  readonly rules: RegisterOptions<Devices, Path>;
}

/** Subscribes to one question: its input's registration and its problem. */
function useQuestion({ id, name, path, rules }: Asked) {
  const { register, control } = useFormContext<Devices>();
  // Not by getFieldState, which would make the form compare all that was answered at each key.
  const { errors } = useFormState({ control, name: path, exact: true });
  const error: FieldError | undefined = get(errors, path);
  const message = error?.message;
  return { error: message, given: { ...register(path, rules), ...ariaProps(id, name, message), id } };
}

/** A question that is answered by a line. */
export const TextQuestion = memo(function TextQuestion(asked: Asked & { readonly type?: "text" | "tel" }) {
  const { id, name, label, type = "text" } = asked;
  const { given, error } = useQuestion(asked);
  return (
    <FramedControl id={id} name={name} label={label} error={error}>
      <input {...given} {...lineProps[type]} />
    </FramedControl>
  );
});

/** A question with a few answers. */
export const KindQuestion = memo(function KindQuestion(asked: Asked) {
  const { id, name, label } = asked;
  const { given, error } = useQuestion(asked);
  return (
    <FramedControl id={id} name={name} label={label} error={error}>
      <div className={select.row}>
        <select {...given} className={`${input.input} ${select.select}`}>
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

/** Asked of a kind that is not among the kinds. */
export const KindInWordsQuestion = memo(function KindInWordsQuestion(asked: Asked & { readonly index: number }) {
  const { index, ...question } = asked;
  const kind = useWatch<Devices, `devices.${number}.kind`>({ name: `devices.${index}.kind` });
  return kind === "other" ? <TextQuestion {...question} /> : null;
});

/** A box to tick. */
export const TickQuestion = memo(function TickQuestion(asked: Asked) {
  const { id, label } = asked;
  const { given, error } = useQuestion(asked);
  return (
    <FramedTick id={id} label={label} error={error}>
      <input {...given} type="checkbox" className={choice.control} />
    </FramedTick>
  );
});
