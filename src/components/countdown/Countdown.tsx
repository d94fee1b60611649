import type { BlockProps } from "../block-props.ts";
import type { countdownContract } from "./contract.ts";
import styles from "./countdown.module.css";
import { announcedSeconds, minutesAndSeconds } from "./remaining-time.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

/**
 * Shows the time until an instant; announces it politely at the start and at a few moments more; sends `ended` once.
 */
export function Countdown({ until, now, text, on }: BlockProps<typeof countdownContract>) {
  const seconds = useSecondsUntil(until, now, () => on?.ended?.());
  if (seconds <= 0) return null;
  const [before, after] = split(text);
  const announced = announcedSeconds(seconds);
  return (
    <div className={styles.countdown}>
      <p className={styles.text} role="timer" aria-live="off">
        {before}
        <span className={styles.time}>{minutesAndSeconds(seconds)}</span>
        {after}
      </p>
      <span className="visually-hidden" aria-live="polite">
        {announced !== undefined && `${before}${minutesAndSeconds(announced)}${after}`}
      </span>
    </div>
  );
}

/** The text before and after the time; a text without a placeholder has the time at the end. */
function split(text: string): [string, string] {
  const [before = "", ...rest] = text.split("{{time}}");
  return rest.length === 0 ? [`${before} `, ""] : [before, rest.join("")];
}
