import type { BlockProps } from "../block-props.ts";
import styles from "./card-grid.module.css";
import type { cardGridContract } from "./contract.ts";

/** Sets cards side by side where there is room for 320 pixels each. */
export function CardGrid({ slots }: BlockProps<typeof cardGridContract>) {
  return <div className={styles.grid}>{slots?.content}</div>;
}
