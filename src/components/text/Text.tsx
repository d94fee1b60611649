import type { BlockProps } from "../block-props.ts";
import type { textContract } from "./contract.ts";
import look from "./text.module.css";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

/** A paragraph. */
export function Text({ text, tone = "normal" }: BlockProps<typeof textContract>) {
  return <p className={`${look.text} ${look[tone]}`}>{withUnbrokenNumbers(text)}</p>;
}
