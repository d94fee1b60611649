import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { inputProps } from "../field-frame/input-props.ts";
import type { textFieldContract } from "./contract.ts";
import styles from "./text-field.module.css";

/** One line of any text. */
export function TextField(field: FieldProps<typeof textFieldContract>) {
  return (
    <FieldFrame {...field}>
      {(aria) => <input {...inputProps(field, aria)} className={styles.input} type="text" />}
    </FieldFrame>
  );
}
