import type { BlockProps } from "../block-props.ts";
import type { stepperContract } from "./contract.ts";
import styles from "./stepper.module.css";

const mostParts = 12;

/** The progress: in words, and as a line with a part for each step. */
export function Stepper({ text, name, place, count }: BlockProps<typeof stepperContract>) {
  return (
    <div className={styles.stepper}>
      {place !== undefined && (count ?? place) <= mostParts && <Parts place={place} count={count} />}
      <p className={styles.words}>
        <span className={styles.text}>{text}</span>
        {name !== undefined && " "}
        {name !== undefined && <span className={styles.name}>{name}</span>}
      </p>
    </div>
  );
}

function Parts({ place, count }: { readonly place: number; readonly count: number | undefined }) {
  const steps = Array.from({ length: count ?? place }, (_, index) => index + 1);
  return (
    <div className={styles.parts} aria-hidden="true">
      {steps.map((step) => (
        <span key={step} className={step <= place ? styles.done : styles.ahead} />
      ))}
      {count === undefined && <span className={styles.open} />}
    </div>
  );
}
