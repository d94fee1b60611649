import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { DownIcon } from "../icons/control-icons.tsx";
import input from "../text-field/text-field.module.css";
import type { selectFieldContract } from "./contract.ts";
import styles from "./select-field.module.css";

/** One of many plain answers, from the device's own list. A disabled option gives the reason after its name. */
export function SelectField(field: FieldProps<typeof selectFieldContract>) {
  const { id, value, options, chooseText, isRequired, isLoading, isBusy, isDisabled, onChange, onBlur } = field;
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <div className={styles.row}>
          <select
            {...aria}
            id={id}
            className={`${input.input} ${styles.select}`}
            value={value}
            autoComplete={field.autocomplete}
            disabled={isDisabled}
            aria-busy={isLoading || undefined}
            aria-disabled={isBusy || undefined}
            data-is-empty={value === "" || undefined}
            onChange={(event) => isBusy || onChange(event.currentTarget.value)}
            onBlur={() => onBlur?.()}
          >
            <option value="" disabled={isRequired}>
              {nothingChosen(field) ?? chooseText}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {describeOption(option)}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <DownIcon />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

function nothingChosen(field: FieldProps<typeof selectFieldContract>): string | undefined {
  if (field.isLoading) return field.loadingText;
  return field.options.length === 0 ? field.emptyText : undefined;
}

function describeOption({
  label,
  details,
  cost,
  isDisabled,
  why,
}: FieldProps<typeof selectFieldContract>["options"][number]) {
  return [label, details, cost, isDisabled ? why : undefined].filter(Boolean).join(" – ");
}
