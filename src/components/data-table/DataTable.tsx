import type { BlockProps } from "../block-props.ts";
import type { dataTableContract } from "./contract.ts";
import styles from "./data-table.module.css";

/** Items of one kind, each with the same facts: a table where there is room, cards on phones. */
export function DataTable({ caption, emptyText, isEmpty, slots }: BlockProps<typeof dataTableContract>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        {!isEmpty && slots?.columns !== undefined && (
          <thead className={styles.head}>
            <tr>{slots.columns}</tr>
          </thead>
        )}
        <tbody>{!isEmpty && slots?.rows}</tbody>
      </table>
      {isEmpty && emptyText !== undefined && <p className={styles.empty}>{emptyText}</p>}
    </div>
  );
}
