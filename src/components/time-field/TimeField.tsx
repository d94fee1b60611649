import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import input from "../text-field/text-field.module.css";
import type { timeFieldContract } from "./contract.ts";
import styles from "./time-field.module.css";

/** A time of day in the browser's own control, which writes it as the customer's device does. */
export function TimeField(field: FieldProps<typeof timeFieldContract>) {
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <input
          {...aria}
          id={field.id}
          className={`${input.input} ${input.digits} ${styles.time}`}
          type="time"
          value={field.value}
          min={field.min}
          max={field.max}
          disabled={field.isDisabled}
          readOnly={field.isBusy}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onBlur={() => field.onBlur?.()}
        />
      )}
    </FieldFrame>
  );
}
