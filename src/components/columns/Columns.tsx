import type { BlockProps } from "../block-props.ts";
import styles from "./columns.module.css";
import type { columnsContract } from "./contract.ts";

/** In the order in which one reads on a phone. */
export function Columns({ slots, summaryOn }: BlockProps<typeof columnsContract>) {
  const { content, summary, end } = slots ?? {};
  return (
    <div className={styles.columns}>
      {content !== undefined && <div className={styles.content}>{content}</div>}
      {summary !== undefined && (
        <div className={summaryOn === "wide" ? `${styles.summary} ${styles.wide}` : styles.summary}>{summary}</div>
      )}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
