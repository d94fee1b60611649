import type { BlockProps } from "../block-props.ts";
import type { menuItemContract } from "./contract.ts";
import styles from "./menu.module.css";

/** A place of the portal; pressing it closes the menu. */
export function MenuItem({ text, isCurrent, isDisabled, on }: BlockProps<typeof menuItemContract>) {
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.item}
        aria-current={isCurrent ? "page" : undefined}
        disabled={isDisabled}
        onClick={({ currentTarget }) => {
          // On wide screens it is not open, and this does nothing.
          currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
          on?.press?.();
        }}
      >
        {text}
      </button>
    </li>
  );
}
