import type { BlockProps } from "../block-props.ts";
import type { timelineContract } from "./contract.ts";
import styles from "./timeline.module.css";

/** The events of something, in order. */
export function Timeline({ label, slots }: BlockProps<typeof timelineContract>) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {slots?.entries}
    </ol>
  );
}
