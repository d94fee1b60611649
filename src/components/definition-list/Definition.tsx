import type { BlockProps } from "../block-props.ts";
import { WholeNumbers } from "../whole-numbers/WholeNumbers.tsx";
import type { definitionContract } from "./contract.ts";
import styles from "./definition-list.module.css";

/** A fact with its name. */
export function Definition({ term, value, emphasis = "normal", slots }: BlockProps<typeof definitionContract>) {
  return (
    <div className={`${styles.definition} ${styles[emphasis]}`}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <WholeNumbers text={value} />
        {slots?.content}
      </dd>
    </div>
  );
}
