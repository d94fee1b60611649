import type { BlockProps } from "../block-props.ts";
import type { dataTableContract } from "./contract.ts";
import look from "./data-table.module.css";

/** Things of one kind, each with the same facts: a table where there is room, cards on phones. */
export function DataTable({ caption, emptyText, isEmpty, slots }: BlockProps<typeof dataTableContract>) {
  return (
    <div className={look.frame}>
      <table className={look.table}>
        <caption className={look.caption}>{caption}</caption>
        {!isEmpty && slots?.columns !== undefined && (
          <thead className={look.head}>
            <tr>{slots.columns}</tr>
          </thead>
        )}
        <tbody>{!isEmpty && slots?.rows}</tbody>
      </table>
      {isEmpty && emptyText !== undefined && <p className={look.empty}>{emptyText}</p>}
    </div>
  );
}
