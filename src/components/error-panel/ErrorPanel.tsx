import type { BlockProps } from "../block-props.ts";
import { Button } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { ToneIcon } from "../icons/tone-icons.tsx";
import type { errorPanelContract } from "./contract.ts";
import styles from "./error-panel.module.css";

/** Shows that something could not be shown, an action to continue and a code for support. */
export function ErrorPanel(props: BlockProps<typeof errorPanelContract>) {
  const { title, text, supportText, actionText, level = 2, isBusy, on } = props;
  return (
    <section className={styles.panel} role="alert">
      <span className={styles.sign}>
        <ToneIcon tone="warn" size={24} />
      </span>
      <Heading text={title} level={level} size={level === 1 ? "large" : "medium"} />
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {actionText !== undefined && (
        <Button text={actionText} kind="primary" isBusy={isBusy} on={{ press: () => on?.action?.() }} />
      )}
      {supportText !== undefined && <p className={styles.support}>{supportText}</p>}
    </section>
  );
}
