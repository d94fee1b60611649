import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * When the focused element is replaced, the focus goes to its replacement, so that users of a keyboard or a screen
 * reader are not sent to the top of the page. The result is the ref of the replaced element.
 * @param arrivedId the id of the replacement, when it is in another place
 */
export function useFocusAfter(arrivedId: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly before: Element | null; readonly parent: Element | null }>(undefined);
  // Cleaned up while it is still in the page.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      left.current = { before: element.previousElementSibling, parent: element.parentElement };
    };
  }, []);
  // Cleaned up when the replacement is in the page.
  useEffect(
    () => () => {
      if (left.current === undefined || document.activeElement !== document.body) return;
      const { before, parent } = left.current;
      const came = before === null ? parent?.firstElementChild : before.nextElementSibling;
      focusOn((arrivedId === undefined ? undefined : document.getElementById(arrivedId)) ?? came ?? parent);
    },
    [arrivedId],
  );
  return place;
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
