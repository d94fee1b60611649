import type { FieldProps } from "../block-props.ts";
import { ControlRow } from "../choice/ControlRow.tsx";
import { ariaAttributes, renderHint, renderProblem, renderQuestion } from "../field-frame/field-texts.tsx";
import styles from "./checkbox-field.module.css";
import type { checkboxFieldContract } from "./contract.ts";

/** A yes or no: the question is beside its box, which may stay empty without being called optional. */
export function CheckboxField(field: FieldProps<typeof checkboxFieldContract>) {
  const { id, label, value, isBusy, isDisabled, onChange, onBlur } = field;
  const control = {
    ...ariaAttributes(field),
    id,
    checked: value,
    disabled: isDisabled,
    onChange: () => isBusy || onChange(!value),
    onBlur: () => onBlur?.(),
  };
  return (
    <div className={styles.checkbox}>
      <ControlRow kind="row" type="checkbox" control={control} isBusy={isBusy}>
        <span className={styles.question}>{renderQuestion({ id, label })}</span>
      </ControlRow>
      <div className={styles.words}>
        {renderHint(field)}
        {renderProblem(field)}
      </div>
    </div>
  );
}
