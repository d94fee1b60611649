import type { BlockProps } from "../block-props.ts";
import { SpinnerIcon } from "../icons/control-icons.tsx";
import styles from "./button.module.css";
import type { buttonContract } from "./contract.ts";

type ButtonProps = BlockProps<typeof buttonContract> & {
  /** `submit` inside a form. */
  readonly type?: "button" | "submit" | undefined;
};

/** Sends `press`. While busy it keeps the focus, shows its busy label and ignores presses. */
export function Button({ text, busyText, kind = "secondary", type = "button", isBusy, isDisabled, on }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[kind]}`}
      disabled={isDisabled && !isBusy}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else on?.press?.();
      }}
    >
      {isBusy && <SpinnerIcon />}
      <span className={styles.words}>{isBusy ? (busyText ?? text) : text}</span>
    </button>
  );
}
