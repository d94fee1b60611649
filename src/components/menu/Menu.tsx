import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import { MenuIcon } from "../icons/control-icons.tsx";
import type { menuContract } from "./contract.ts";
import styles from "./menu.module.css";

/** The places of the portal: one list, in a native popover on phones and in line on wide screens. */
export function Menu({ text, customerName, accountText, slots }: BlockProps<typeof menuContract>) {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.opener} aria-label={text} popoverTarget={id}>
        <MenuIcon />
      </button>
      <div id={id} className={styles.panel} popover="auto">
        {(customerName !== undefined || accountText !== undefined) && (
          <p className={styles.who}>
            <span className={styles.name}>{customerName}</span>
            {accountText !== undefined && <span className={styles.account}>{accountText}</span>}
          </p>
        )}
        <nav aria-label={text}>
          <ul className={styles.items}>{slots?.items}</ul>
        </nav>
        {slots?.actions !== undefined && <ul className={styles.actions}>{slots.actions}</ul>}
      </div>
    </div>
  );
}
