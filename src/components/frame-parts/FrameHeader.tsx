import type { MouseEvent, ReactNode } from "react";
import { mainId } from "./FrameMain.tsx";
import styles from "./frame-parts.module.css";

interface FrameHeaderProps {
  readonly logo: ReactNode;
  readonly skipText: string;
  readonly children?: ReactNode;
}

/** The top of every frame: a skip link, the brand, and the frame's own content at its end. */
export function FrameHeader({ logo, skipText, children }: FrameHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href={`#${mainId}`} onClick={focusMain}>
        {skipText}
      </a>
      <div className={styles.row}>
        <div className={styles.brand}>{logo}</div>
        <div className={styles.end}>{children}</div>
      </div>
    </header>
  );
}

/** Goes there without changing the address, which belongs to the router. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
