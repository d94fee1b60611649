import type { BlockProps } from "../block-props.ts";
import { BackIcon } from "../icons/control-icons.tsx";
import styles from "./back-link.module.css";
import type { backLinkContract } from "./contract.ts";

/** Leads to the previous screen (`press`). */
export function BackLink({ text, isDisabled, on }: BlockProps<typeof backLinkContract>) {
  return (
    <button type="button" className={styles.backLink} disabled={isDisabled} onClick={() => on?.press?.()}>
      <BackIcon />
      {text}
    </button>
  );
}
