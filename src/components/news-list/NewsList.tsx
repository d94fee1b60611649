import type { BlockProps } from "../block-props.ts";
import type { newsListContract } from "./contract.ts";
import look from "./news-list.module.css";

/** Things that happened, one under another; or a word that nothing did, which a `ul` could not hold. */
export function NewsList({ slots }: BlockProps<typeof newsListContract>) {
  return <div className={look.list}>{slots?.entries}</div>;
}
