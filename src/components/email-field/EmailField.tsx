import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { inputProps } from "../field-frame/input-props.ts";
import styles from "../text-field/text-field.module.css";
import type { emailFieldContract } from "./contract.ts";

/** An email address; the phone neither capitalizes nor corrects it. */
export function EmailField(field: FieldProps<typeof emailFieldContract>) {
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <input
          {...inputProps(field, aria, { inputMode: "email", autocomplete: "email" })}
          className={styles.input}
          type="email"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </FieldFrame>
  );
}
