import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { inputProps } from "../field-frame/input-props.ts";
import styles from "../text-field/text-field.module.css";
import type { numberFieldContract } from "./contract.ts";

/** A number in digits of one width. A native number input would drop what it does not understand. */
export function NumberField(field: FieldProps<typeof numberFieldContract>) {
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <input
          {...inputProps(field, aria, { inputMode: "numeric", autocomplete: "off" })}
          className={`${styles.input} ${styles.digits}`}
          type="text"
        />
      )}
    </FieldFrame>
  );
}
