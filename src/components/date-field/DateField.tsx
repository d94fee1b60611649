import type { FieldProps } from "../block-props.ts";
import { ariaAttributes } from "../field-frame/field-texts.tsx";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import { codeDigits } from "../one-time-code-field/code-digits.ts";
import input from "../text-field/text-field.module.css";
import type { dateFieldContract } from "./contract.ts";
import styles from "./date-field.module.css";
import { type Part, partsInOrder } from "./typed-parts.ts";
import { useTypedDay } from "./use-typed-day.ts";

/** A day in typed parts, in the language's order; once it is a day, it is repeated in full. */
export function DateField(field: FieldProps<typeof dateFieldContract>) {
  const { parts, words, change } = useTypedDay(field);
  return (
    <GroupFrame {...field}>
      <div className={styles.parts}>
        {partsInOrder(field.locale).map((part, index) => (
          <DayPart
            key={part}
            field={field}
            part={part}
            isLead={index === 0}
            typed={parts[part]}
            onType={(text) => change(part, text)}
          />
        ))}
      </div>
      <p className={styles.words} aria-live="polite" data-has-error={field.error !== undefined || undefined}>
        {words}
      </p>
    </GroupFrame>
  );
}

interface DayPartProps {
  readonly field: FieldProps<typeof dateFieldContract>;
  readonly part: Part;
  /** An error summary links to it. */
  readonly isLead: boolean;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

function DayPart({ field, part, isLead, typed, onType }: DayPartProps) {
  const { "aria-describedby": _describedBy, ...aria } = ariaAttributes(field);
  const id = isLead ? field.id : `${field.id}-${part}`;
  const length = part === "year" ? 4 : 2;
  return (
    <div className={styles[part]}>
      <label className={styles.label} htmlFor={id}>
        {field[`${part}Text`]}
      </label>
      <input
        {...aria}
        id={id}
        className={`${input.input} ${input.digits} ${styles.input}`}
        type="text"
        inputMode="numeric"
        autoComplete={field.autocomplete === "bday" ? `bday-${part}` : "off"}
        value={typed}
        readOnly={field.isBusy}
        onChange={(event) => onType(codeDigits(event.currentTarget.value, length))}
      />
    </div>
  );
}
