import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import underlined from "../link/underline.module.css";
import type { summaryRowContract } from "./contract.ts";
import styles from "./summary-list.module.css";

/** One answer, and a link back to its question. */
export function SummaryRow(props: BlockProps<typeof summaryRowContract>) {
  const { label, value, changeText, isDisabled, on, slots } = props;
  const labelId = useId();
  const changeId = useId();
  return (
    <div className={styles.row}>
      <dt id={labelId} className={styles.label}>
        {label}
      </dt>
      <dd className={styles.value}>
        {value}
        {slots?.content}
      </dd>
      {changeText !== undefined && (
        <dd className={styles.changeCell}>
          <button
            id={changeId}
            type="button"
            className={`${underlined.underline} ${styles.change}`}
            aria-labelledby={`${changeId} ${labelId}`}
            disabled={isDisabled}
            onClick={() => on?.change?.()}
          >
            {changeText}
          </button>
        </dd>
      )}
    </div>
  );
}
