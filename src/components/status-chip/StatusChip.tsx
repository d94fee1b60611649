import type { BlockProps } from "../block-props.ts";
import { ToneIcon } from "../icons/tone-icons.tsx";
import type { statusChipContract } from "./contract.ts";
import styles from "./status-chip.module.css";

/** A state in a word or two, with the sign of its tone, or in a colour. */
export function StatusChip({ text, tone = "neutral", colour, isLive }: BlockProps<typeof statusChipContract>) {
  const hasIcon = colour === undefined && tone !== "neutral";
  return (
    <span className={`${styles.chip} ${styles[colour ?? tone]}`} role={isLive ? "status" : undefined}>
      {hasIcon && <ToneIcon tone={tone} size={16} />}
      {text}
    </span>
  );
}
