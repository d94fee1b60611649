import { type ToggleEvent, useId, useRef } from "react";
import type { BlockProps } from "../block-props.ts";
import shared from "../dialog/dialog-top.module.css";
import { CrossIcon, HelpIcon } from "../icons/control-icons.tsx";
import underlined from "../link/underline.module.css";
import type { helperPopoverContract } from "./contract.ts";
import styles from "./helper-popover.module.css";

/** Help in a native popover: Escape and a press beside it close it, and the focus returns to the question. */
export function HelperPopover({ text, title, dismissText, slots }: BlockProps<typeof helperPopoverContract>) {
  const id = useId();
  const titleId = `${id}-title`;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusTitle = (event: ToggleEvent<HTMLElement>) => event.newState === "open" && heading.current?.focus();
  return (
    <div className={styles.helper}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <HelpIcon />
        <span className={`${underlined.underline} ${styles.words}`}>{text}</span>
      </button>
      <div
        id={id}
        className={styles.popover}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        onToggle={focusTitle}
      >
        <div className={`${shared.top} ${styles.top}`}>
          <h2 id={titleId} ref={heading} className={`${shared.title} ${styles.title}`} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={`${shared.cross} ${styles.cross}`}
            aria-label={dismissText}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <CrossIcon />
          </button>
        </div>
        <div className={styles.content}>{slots?.content}</div>
      </div>
    </div>
  );
}
