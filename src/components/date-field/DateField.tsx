import type { FieldProps } from "../block-props.ts";
import { ariaAttributes } from "../field-frame/field-texts.tsx";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import { codeDigits } from "../one-time-code-field/code-digits.ts";
import input from "../text-field/text-field.module.css";
import type { dateFieldContract, monthFieldContract } from "./contract.ts";
import styles from "./date-field.module.css";
import { type Part, type Precision, partsInOrder } from "./typed-parts.ts";
import { useTypedDay } from "./use-typed-day.ts";

/** A day in typed parts, in the language's order; once it is a day, it is repeated in full. */
export function DateField(field: FieldProps<typeof dateFieldContract>) {
  return <TypedParts field={field} labels={partLabels(field, field.dayText)} precision="day" />;
}

/** A month in typed parts; once it is a month, it is repeated in full. */
export function MonthField(field: FieldProps<typeof monthFieldContract>) {
  return <TypedParts field={field} labels={partLabels(field, "")} precision="month" />;
}

type AnyField = FieldProps<typeof monthFieldContract>;
type Labels = Readonly<Record<Part, string>>;

const partLabels = ({ monthText, yearText }: AnyField, day: string): Labels => ({
  day,
  month: monthText,
  year: yearText,
});

interface TypedPartsProps {
  readonly field: AnyField;
  readonly labels: Labels;
  readonly precision: Precision;
}

function TypedParts({ field, labels, precision }: TypedPartsProps) {
  const { parts, words, change } = useTypedDay(field, precision);
  return (
    <GroupFrame {...field}>
      <div className={styles.parts}>
        {partsInOrder(field.locale, precision).map((part, index) => (
          <DayPart
            key={part}
            field={field}
            part={part}
            label={labels[part]}
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
  readonly field: AnyField;
  readonly part: Part;
  readonly label: string;
  /** An error summary links to it. */
  readonly isLead: boolean;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

function DayPart({ field, part, label, isLead, typed, onType }: DayPartProps) {
  const { "aria-describedby": _describedBy, ...aria } = ariaAttributes(field);
  const id = isLead ? field.id : `${field.id}-${part}`;
  const length = part === "year" ? 4 : 2;
  return (
    <div className={styles[part]}>
      <label className={styles.label} htmlFor={id}>
        {label}
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
