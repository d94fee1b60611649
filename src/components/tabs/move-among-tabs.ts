import type { KeyboardEvent } from "react";

/**
 * Moves the focus among the tabs of a list, cyclically. Source: ARIA Authoring Practices, tabs with manual activation.
 */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? tabs.indexOf(activeElement) : -1;
  const target = tabs.at(indexAfter(event.key, at, tabs.length));
  if (!moves.has(event.key) || at < 0 || target === undefined) return;
  event.preventDefault();
  target.focus();
}

const moves = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

function indexAfter(key: string, at: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return key === "ArrowLeft" ? at - 1 : (at + 1) % count;
}
