import type { BlockProps } from "../block-props.ts";
import type { newsContract } from "./contract.ts";
import look from "./news-list.module.css";

/** One thing that happened. */
export function News({ title, text, time, isOpen = false, openText }: BlockProps<typeof newsContract>) {
  return (
    <article className={look.news} data-open={isOpen || undefined}>
      {isOpen && openText !== undefined && <p className={look.open}>{openText}</p>}
      <p className={look.title}>{title}</p>
      {text !== undefined && <p className={look.text}>{text}</p>}
      {time !== undefined && <p className={look.time}>{time}</p>}
    </article>
  );
}
