import type { BlockProps } from "../block-props.ts";
import styles from "./card-grid.module.css";
import type { cardGridContract } from "./contract.ts";

/** Places cards side by side where each has 320 pixels. */
export function CardGrid({ slots }: BlockProps<typeof cardGridContract>) {
  return <div className={styles.grid}>{slots?.content}</div>;
}
