import type { BlockProps } from "../block-props.ts";
import type { stackContract } from "./contract.ts";
import styles from "./stack.module.css";

/** Keeps blocks close, one under another. */
export function Stack({ gap = "medium", equalWidths = false, slots }: BlockProps<typeof stackContract>) {
  const widths = equalWidths ? ` ${styles.equal}` : "";
  return <div className={`${styles.stack} ${styles[gap]}${widths}`}>{slots?.content}</div>;
}
