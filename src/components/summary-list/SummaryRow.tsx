import type { BlockProps } from "../block-props.ts";
import { WholeNumbers } from "../whole-numbers/WholeNumbers.tsx";
import type { summaryRowContract } from "./contract.ts";
import styles from "./summary-list.module.css";

/** One answer. */
export function SummaryRow({ label, value, slots }: BlockProps<typeof summaryRowContract>) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <WholeNumbers text={value} />
        {slots?.content}
      </dd>
    </div>
  );
}
