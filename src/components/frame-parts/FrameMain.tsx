import type { ReactNode } from "react";
import styles from "./frame-parts.module.css";

/** The id of the frame's main part: where the focus goes when the screen changes. */
export const mainId = "main";

/** The main part of every frame: blocks one under another, a part's heading nearer to its content. */
export function FrameMain({
  className: own,
  children,
}: {
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <main id={mainId} className={`${styles.main} ${own}`} tabIndex={-1}>
      {children}
    </main>
  );
}
