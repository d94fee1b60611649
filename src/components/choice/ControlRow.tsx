import type { InputHTMLAttributes, ReactNode } from "react";
import look from "./choice.module.css";

const classNames = { card: look.card, row: look.row, slot: `${look.card} ${look.slot}` };

interface ControlRowProps {
  readonly kind: "card" | "row" | "slot";
  readonly type: "radio" | "checkbox";
  readonly control: InputHTMLAttributes<HTMLInputElement>;
  /** While the form is being sent the value stands still. */
  readonly isBusy: boolean | undefined;
  readonly children: ReactNode;
}

/** A native radio or checkbox and its words: all of it is the target. */
export function ControlRow({ kind, type, control, isBusy, children }: ControlRowProps) {
  return (
    <label className={`${look.choice} ${classNames[kind]}`} data-is-busy={isBusy || undefined}>
      <input {...control} type={type} className={look.control} aria-disabled={isBusy || undefined} />
      {children}
    </label>
  );
}
