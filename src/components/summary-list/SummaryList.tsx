import type { BlockProps } from "../block-props.ts";
import type { summaryListContract } from "./contract.ts";
import styles from "./summary-list.module.css";

/** The answers. */
export function SummaryList({ slots }: BlockProps<typeof summaryListContract>) {
  return <dl className={styles.list}>{slots?.content}</dl>;
}
