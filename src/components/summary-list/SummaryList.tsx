import type { BlockProps } from "../block-props.ts";
import type { summaryListContract } from "./contract.ts";
import look from "./summary-list.module.css";

/** What was answered. */
export function SummaryList({ slots }: BlockProps<typeof summaryListContract>) {
  return <dl className={look.list}>{slots?.content}</dl>;
}
