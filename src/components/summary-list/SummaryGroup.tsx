import type { BlockProps } from "../block-props.ts";
import underlined from "../link/underline.module.css";
import type { summaryGroupContract } from "./contract.ts";
import styles from "./summary-list.module.css";

/** The answers in one form, and the control that leads back to it. */
export function SummaryGroup(props: BlockProps<typeof summaryGroupContract>) {
  const { changeText, changes, isDisabled, on, slots } = props;
  return (
    <div className={styles.group}>
      <dl className={styles.answers}>{slots?.content}</dl>
      {changeText !== undefined && (
        <button
          type="button"
          className={`${underlined.underline} ${styles.change}`}
          aria-label={changes === undefined ? changeText : `${changeText} ${changes}`}
          disabled={isDisabled}
          onClick={() => on?.change?.()}
        >
          {changeText}
        </button>
      )}
    </div>
  );
}
