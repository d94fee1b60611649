import type { BlockProps } from "../block-props.ts";
import { CrossIcon } from "../icons/control-icons.tsx";
import { ToneIcon } from "../icons/tone-icons.tsx";
import styles from "./banner.module.css";
import type { bannerContract } from "./contract.ts";

/** Shows a notice and announces it: `warn` and `bad` interrupt, `good` and `info` wait. */
export function Banner({ tone, title, text, note, actionText, dismissText, on }: BlockProps<typeof bannerContract>) {
  const isUrgent = tone === "warn" || tone === "bad";
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={isUrgent ? "alert" : "status"}>
      <span className={styles.sign}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{text}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {actionText !== undefined && (
          <button type="button" className={styles.action} onClick={() => on?.action?.()}>
            {actionText}
          </button>
        )}
      </div>
      {dismissText !== undefined && (
        <button type="button" className={styles.cross} aria-label={dismissText} onClick={() => on?.dismiss?.()}>
          <CrossIcon />
        </button>
      )}
    </div>
  );
}
