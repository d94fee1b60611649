import type { BlockProps } from "../block-props.ts";
import { WholeNumbers } from "../whole-numbers/WholeNumbers.tsx";
import type { textContract } from "./contract.ts";
import styles from "./text.module.css";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

/** A paragraph. */
export function Text({ text, tone = "normal" }: BlockProps<typeof textContract>) {
  return (
    <p className={`${styles.text} ${styles[tone]}`}>
      <WholeNumbers text={withUnbrokenNumbers(text)} />
    </p>
  );
}
