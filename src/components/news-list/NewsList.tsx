import type { BlockProps } from "../block-props.ts";
import type { newsListContract } from "./contract.ts";
import look from "./look.module.css";

/** Things that happened, one under another. */
export function NewsList({ label, slots }: BlockProps<typeof newsListContract>) {
  return (
    <ul className={look.list} aria-label={label}>
      {slots?.entries}
    </ul>
  );
}
