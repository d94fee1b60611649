import { useEffect, useRef } from "react";
import type { PageOnView } from "./page-on-view.ts";

/**
 * On another screen, scrolls to its top and focuses its heading, so that a screen reader announces it. The first screen
 * after loading the document is left to the browser; a dialog takes the focus itself.
 */
export function useScreenFocus(onView: PageOnView): void {
  const key = onView.kind === "loading" ? undefined : focusKey(onView);
  const hasDialog = onView.kind === "scenes" && onView.overlays.length > 0;
  const before = useRef<string>(undefined);
  const wasLoading = useRef(false);
  useEffect(() => {
    // A customer who left, and came back before the other screen was drawn, has lost the focus to its placeholder.
    const isBack = wasLoading.current && document.activeElement === document.body;
    wasLoading.current = key === undefined;
    if (key === undefined || (key === before.current && !isBack)) return;
    const isFirst = before.current === undefined;
    before.current = key;
    if (isFirst) return;
    scrollTo(0, 0);
    if (!hasDialog) focusHeading();
  }, [key, hasDialog]);
}

/** When a change of the same screen removes the focused control, the focus goes to the heading. */
export function useFocusOfRemoved(onView: PageOnView): void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  // After the effects of the blocks, which may have moved the focus to a replacement.
  useEffect(() => {
    if (onView.kind === "loading" || document.activeElement !== document.body) return;
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    focusHeading();
  });
}

const focusKey = (onView: Exclude<PageOnView, { kind: "loading" }>) =>
  onView.kind === "scenes" ? onView.key : onView.kind;

function focusHeading() {
  const main = document.querySelector<HTMLElement>("main");
  const heading = main?.querySelector<HTMLElement>("h1") ?? main;
  if (heading === null || heading === undefined) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
