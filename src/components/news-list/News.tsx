import type { BlockProps } from "../block-props.ts";
import type { newsContract } from "./contract.ts";
import styles from "./news-list.module.css";

/** One event. */
export function News({ title, text, time, isOpen = false, openText, slots }: BlockProps<typeof newsContract>) {
  return (
    <article className={styles.news} data-open={isOpen || undefined}>
      {isOpen && openText !== undefined && <p className={styles.open}>{openText}</p>}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {time !== undefined && <p className={styles.time}>{time}</p>}
      {slots?.actions}
    </article>
  );
}
