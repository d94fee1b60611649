import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import shared from "../dialog/dialog-top.module.css";
import { useModal } from "../dialog/use-modal.ts";
import { CrossIcon } from "../icons/control-icons.tsx";
import type { panelContract } from "./contract.ts";
import styles from "./panel.module.css";

/** Is beside the page while it is drawn, its foot always visible; afterwards the focus returns to its former place. */
export function Panel({ title, dismissText, on, slots }: BlockProps<typeof panelContract>) {
  const titleId = useId();
  const { dialog, title: heading } = useModal(() => on?.dismiss?.());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by key what a press beside the panel does.
    <dialog
      {...dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      onClick={(event) => event.target === event.currentTarget && on?.dismiss?.()}
    >
      <div className={styles.sheet}>
        <div className={`${shared.top} ${styles.top}`}>
          <h2 id={titleId} className={`${shared.title} ${styles.title}`} {...heading}>
            {title}
          </h2>
          {dismissText !== undefined && (
            <button type="button" className={shared.cross} aria-label={dismissText} onClick={() => on?.dismiss?.()}>
              <CrossIcon />
            </button>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, also where nothing in it can be pressed. */}
        <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
          {slots?.body}
        </section>
        {slots?.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
      </div>
    </dialog>
  );
}
