import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import type { tabsContract } from "./contract.ts";
import { CurrentTab, currentTabId, panelId } from "./current-tab.ts";
import { moveAmongTabs } from "./move-among-tabs.ts";
import styles from "./tabs.module.css";

/** Tabs above their panel. Arrows, Home and End move the focus; Enter and Space choose. */
export function Tabs({ label, current, slots }: BlockProps<typeof tabsContract>) {
  const id = useId();
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={moveAmongTabs}>
        <CurrentTab value={{ value: current, id }}>{slots?.tabs}</CurrentTab>
      </div>
      <div id={panelId(id)} className={styles.panel} role="tabpanel" aria-labelledby={currentTabId(id)}>
        {slots?.panel}
      </div>
    </div>
  );
}
