import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import { CrossIcon } from "../icons/control-icons.tsx";
import type { dialogContract } from "./contract.ts";
import styles from "./dialog.module.css";
import shared from "./dialog-top.module.css";
import { useModal } from "./use-modal.ts";

/** Is above the screen while it is drawn; afterwards the focus returns to its former place. */
export function Dialog({ title, dismissText, on, slots }: BlockProps<typeof dialogContract>) {
  const titleId = useId();
  const bodyId = useId();
  const modal = useModal(() => on?.dismiss?.());
  return (
    <dialog className={styles.dialog} aria-labelledby={titleId} aria-describedby={bodyId} {...modal.dialog}>
      <div className={`${shared.top} ${styles.top}`}>
        <h2 id={titleId} className={`${shared.title} ${styles.title}`} {...modal.title}>
          {title}
        </h2>
        {dismissText !== undefined && (
          <button
            type="button"
            className={`${shared.cross} ${styles.cross}`}
            aria-label={dismissText}
            onClick={() => on?.dismiss?.()}
          >
            <CrossIcon />
          </button>
        )}
      </div>
      <div id={bodyId} className={styles.body}>
        {slots?.body}
      </div>
      {slots?.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
    </dialog>
  );
}
