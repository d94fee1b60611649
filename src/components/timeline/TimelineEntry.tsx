import type { BlockProps } from "../block-props.ts";
import { StateSign } from "../icons/StateSign.tsx";
import { WholeNumbers } from "../whole-numbers/WholeNumbers.tsx";
import type { timelineEntryContract } from "./contract.ts";
import styles from "./timeline.module.css";

/** One past, present or future event, with at most one action. */
export function TimelineEntry(props: BlockProps<typeof timelineEntryContract>) {
  const { title, state, stateText, time, details, slots } = props;
  return (
    <li className={`${styles.entry} ${styles[state]}`} aria-current={state === "now" ? "step" : undefined}>
      <span className={styles.sign}>
        <StateSign state={state} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {title} <span className="visually-hidden">{stateText}</span>
        </p>
        {time !== undefined && <p className={styles.time}>{time}</p>}
        {details !== undefined && (
          <p className={styles.details}>
            <WholeNumbers text={details} />
          </p>
        )}
        {slots?.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
      </div>
    </li>
  );
}
