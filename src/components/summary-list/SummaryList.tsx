import type { BlockProps } from "../block-props.ts";
import type { summaryListContract } from "./contract.ts";
import styles from "./summary-list.module.css";

/** The answers, a group for each form. */
export function SummaryList({ slots }: BlockProps<typeof summaryListContract>) {
  return <div className={styles.list}>{slots?.content}</div>;
}
