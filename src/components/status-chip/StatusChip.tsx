import type { BlockProps } from "../block-props.ts";
import { ToneIcon } from "../icons/tone-icons.tsx";
import type { statusChipContract } from "./contract.ts";
import styles from "./status-chip.module.css";

/** A state in a word or two, with the sign of its tone. */
export function StatusChip({ text, tone = "neutral" }: BlockProps<typeof statusChipContract>) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {tone !== "neutral" && <ToneIcon tone={tone} size={16} />}
      {text}
    </span>
  );
}
