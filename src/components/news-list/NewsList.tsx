import type { BlockProps } from "../block-props.ts";
import type { newsListContract } from "./contract.ts";
import styles from "./news-list.module.css";

/** Events, one under another; or a text for an empty list, which a `ul` could not hold. */
export function NewsList({ slots }: BlockProps<typeof newsListContract>) {
  return <div className={styles.list}>{slots?.entries}</div>;
}
