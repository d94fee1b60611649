import type { InputHTMLAttributes, ReactNode } from "react";
import styles from "./choice.module.css";
import looks from "./control.module.css";

const classNames = { card: styles.card, row: styles.row, slot: `${styles.card} ${styles.slot}` };

interface ControlRowProps {
  readonly kind: "card" | "row" | "slot";
  readonly type: "radio" | "checkbox";
  readonly control: InputHTMLAttributes<HTMLInputElement>;
  /** While the form is being sent the value cannot change. */
  readonly isBusy: boolean | undefined;
  readonly children: ReactNode;
}

/** A native radio or checkbox with its words: the whole row is the target. */
export function ControlRow({ kind, type, control, isBusy, children }: ControlRowProps) {
  return (
    <label className={`${styles.choice} ${classNames[kind]}`} data-is-busy={isBusy || undefined}>
      <input
        {...control}
        type={type}
        className={`${styles.control} ${looks.drawn}`}
        aria-disabled={isBusy || undefined}
      />
      {children}
    </label>
  );
}
