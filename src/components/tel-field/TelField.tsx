import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { inputProps } from "../field-frame/input-props.ts";
import styles from "../text-field/text-field.module.css";
import type { telFieldContract } from "./contract.ts";

/** A telephone number, in digits of one width. */
export function TelField(field: FieldProps<typeof telFieldContract>) {
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <input
          {...inputProps(field, aria, { inputMode: "tel", autocomplete: "tel" })}
          className={`${styles.input} ${styles.digits}`}
          type="tel"
        />
      )}
    </FieldFrame>
  );
}
