import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import { MenuIcon } from "../icons/control-icons.tsx";
import type { menuContract } from "./contract.ts";
import look from "./menu.module.css";

/** Where one can go: one list, in a native popover on phones and in line on wide screens. */
export function Menu({ text, customerName, accountText, slots }: BlockProps<typeof menuContract>) {
  const id = useId();
  return (
    <div className={look.menu}>
      <button type="button" className={look.opener} aria-label={text} popoverTarget={id}>
        <MenuIcon />
      </button>
      <div id={id} className={look.panel} popover="auto">
        {(customerName !== undefined || accountText !== undefined) && (
          <p className={look.who}>
            <span className={look.name}>{customerName}</span>
            {accountText !== undefined && <span className={look.account}>{accountText}</span>}
          </p>
        )}
        <nav aria-label={text}>
          <ul className={look.items}>{slots?.items}</ul>
        </nav>
        {slots?.actions !== undefined && <ul className={look.actions}>{slots.actions}</ul>}
      </div>
    </div>
  );
}
