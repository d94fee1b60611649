import type { BlockProps } from "../block-props.ts";
import type { stepperContract } from "./contract.ts";
import styles from "./stepper.module.css";

/** More parts cannot be told apart on a phone. */
const mostParts = 12;

/** The progress: in words, and as a line with a part for each step; a long journey's parts are of several steps. */
export function Stepper({ text, name, place, count }: BlockProps<typeof stepperContract>) {
  return (
    <div className={styles.stepper}>
      {place !== undefined && <Parts place={place} count={count} />}
      <p className={styles.words}>
        <span className={styles.text}>{text}</span>
        {name !== undefined && " "}
        {name !== undefined && <span className={styles.name}>{name}</span>}
      </p>
    </div>
  );
}

function Parts({ place, count }: { readonly place: number; readonly count: number | undefined }) {
  const steps = count ?? place;
  const length = Math.min(steps, mostParts);
  const done = Math.max(1, Math.floor((place * length) / steps));
  const parts = Array.from({ length }, (_, index) => index + 1);
  return (
    <div className={styles.parts} aria-hidden="true">
      {parts.map((part) => (
        <span key={part} className={part <= done ? styles.done : styles.ahead} />
      ))}
      {count === undefined && <span className={styles.open} />}
    </div>
  );
}
