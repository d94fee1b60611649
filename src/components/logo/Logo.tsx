import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import type { logoContract } from "./contract.ts";
import styles from "./logo.module.css";

/** The brand in the header. */
export function Logo({ source, text, leadsText, on, isBusy, isDisabled }: BlockProps<typeof logoContract>) {
  const id = useId();
  const picture = <img id={`${id}name`} className={styles.picture} src={source} alt={text} height="32" />;
  const press = on?.press;
  if (press === undefined) return picture;
  return (
    <button
      type="button"
      className={styles.button}
      aria-labelledby={`${id}name ${id}destination`}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      onClick={() => isBusy || press()}
    >
      {picture}
      <span id={`${id}destination`} className="visually-hidden">
        {leadsText}
      </span>
    </button>
  );
}
