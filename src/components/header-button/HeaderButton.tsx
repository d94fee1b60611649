import type { BlockProps } from "../block-props.ts";
import { BellIcon, ChatIcon } from "../icons/control-icons.tsx";
import type { headerButtonContract } from "./contract.ts";
import styles from "./header-button.module.css";

const icons = { bell: BellIcon, chat: ChatIcon };

/** Beyond this number the badge shrinks (spec 1, section 2.5). */
const LARGE = 100;

/** A sign in the header, with a badge for a number of items. */
export function HeaderButton({ text, icon, count = 0, on, isDisabled }: BlockProps<typeof headerButtonContract>) {
  const Sign = icons[icon];
  const size = count > LARGE ? styles.small : "";
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text}
      aria-haspopup="dialog"
      disabled={isDisabled}
      onClick={() => on?.press?.()}
    >
      <Sign />
      {count > 0 && (
        <span className={`${styles.badge} ${size}`} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
