import type { ReactNode } from "react";
import styles from "./icons.module.css";

/** Lines of nearly the same weight on the screen, whatever the size. */
const strokes = { 16: 2.25, 20: 2, 24: 1.75 };

type IconSize = keyof typeof strokes;

/** A drawing beside words, in their colour and hidden from screen readers. */
export function Icon({ size = 20, children }: { readonly size?: IconSize; readonly children: ReactNode }) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokes[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The component of a constant icon. */
export const drawIcon =
  (shape: ReactNode, size: IconSize = 20) =>
  () => <Icon size={size}>{shape}</Icon>;
