import type { BlockProps } from "../block-props.ts";
import type { textContract } from "./contract.ts";
import look from "./look.module.css";

/** A paragraph. */
export function Text({ text, tone = "normal" }: BlockProps<typeof textContract>) {
  return <p className={`${look.text} ${look[tone]}`}>{text}</p>;
}
