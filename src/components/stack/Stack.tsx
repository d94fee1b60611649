import type { BlockProps } from "../block-props.ts";
import type { stackContract } from "./contract.ts";
import look from "./stack.module.css";

/** Keeps blocks close, one under another. */
export function Stack({ gap = "medium", slots }: BlockProps<typeof stackContract>) {
  return <div className={`${look.stack} ${look[gap]}`}>{slots?.content}</div>;
}
