import { use, useEffect, useRef } from "react";
import type { BlockProps } from "../block-props.ts";
import type { tabContract } from "./contract.ts";
import { CurrentTab, currentTabId, panelId } from "./current-tab.ts";
import styles from "./tabs.module.css";

/** One of the tabs; the Tab key reaches the selected one. */
export function Tab({ text, value, count, isDisabled, on }: BlockProps<typeof tabContract>) {
  const current = use(CurrentTab);
  const isCurrent = current.value === value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On a narrow screen it may be outside the visible part.
    if (isCurrent) button.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={isCurrent ? currentTabId(current.id) : undefined}
      className={styles.tab}
      aria-selected={isCurrent}
      aria-controls={isCurrent ? panelId(current.id) : undefined}
      tabIndex={isCurrent ? 0 : -1}
      disabled={isDisabled}
      onClick={() => isCurrent || on?.press?.({ value })}
    >
      {text}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
