import type { BlockProps } from "../block-props.ts";
import type { stackContract } from "./contract.ts";
import styles from "./stack.module.css";

/** Keeps blocks close, one under another. */
export function Stack({ gap = "medium", slots }: BlockProps<typeof stackContract>) {
  return <div className={`${styles.stack} ${styles[gap]}`}>{slots?.content}</div>;
}
