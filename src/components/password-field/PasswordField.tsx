import { type KeyboardEvent, useState } from "react";
import type { FieldProps } from "../block-props.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import { inputProps } from "../field-frame/input-props.ts";
import { EyeIcon } from "../icons/control-icons.tsx";
import input from "../text-field/text-field.module.css";
import type { passwordFieldContract } from "./contract.ts";
import styles from "./password-field.module.css";

/** A password, which can be shown and pasted; reports when Caps Lock is on. */
export function PasswordField(field: FieldProps<typeof passwordFieldContract>) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <>
          <div className={styles.row}>
            <input
              {...inputProps(field, aria, { autocomplete: "current-password" })}
              className={`${input.input} ${styles.input}`}
              type={isShown ? "text" : "password"}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
            />
            <button
              type="button"
              className={styles.eye}
              aria-label={field.showText}
              aria-pressed={isShown}
              aria-controls={field.id}
              disabled={field.isDisabled}
              onClick={() => setShown(!isShown)}
            >
              <EyeIcon isCrossed={isShown} />
            </button>
          </div>
          <p className={styles.capsLock} role="status">
            {isCapsLock && field.capsLockText}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
