import type { BlockProps } from "../block-props.ts";
import styles from "./columns.module.css";
import type { columnsContract } from "./contract.ts";

/** In the order in which one reads on a phone. */
export function Columns({ slots, summaryOn, summaryFirst = false }: BlockProps<typeof columnsContract>) {
  const { content, summary, end } = slots ?? {};
  const summaryColumn = summary !== undefined && (
    <div className={summaryOn === "wide" ? `${styles.summary} ${styles.wide}` : styles.summary}>{summary}</div>
  );
  return (
    <div className={styles.columns}>
      {summaryFirst && summaryColumn}
      {content !== undefined && <div className={styles.content}>{content}</div>}
      {!summaryFirst && summaryColumn}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
