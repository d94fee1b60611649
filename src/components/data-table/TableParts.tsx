import type { BlockProps } from "../block-props.ts";
import type { tableCellContract, tableColumnContract, tableRowContract } from "./contract.ts";
import styles from "./data-table.module.css";

/** The head of a column. */
export function TableColumn({ text, align = "start" }: BlockProps<typeof tableColumnContract>) {
  return (
    <th scope="col" className={`${styles.column} ${styles[align]}`}>
      {text}
    </th>
  );
}

/** One of the items of a table. */
export function TableRow({ slots }: BlockProps<typeof tableRowContract>) {
  return <tr className={styles.row}>{slots?.cells}</tr>;
}

/** One fact of a row; on phones its column's head precedes it. */
export function TableCell(props: BlockProps<typeof tableCellContract>) {
  const { label, text, align = "start", isHead, slots } = props;
  const className = `${styles.cell} ${styles[align]}`;
  const words = (
    <>
      {label !== undefined && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <span className={styles.value}>
        {text}
        {slots?.content}
      </span>
    </>
  );
  if (!isHead) return <td className={className}>{words}</td>;
  return (
    <th scope="row" className={`${className} ${styles.rowHead}`}>
      {words}
    </th>
  );
}
