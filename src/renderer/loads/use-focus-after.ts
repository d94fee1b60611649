import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * When what has the focus makes room for something else, the focus goes to what came in its place, so that whoever uses
 * a keyboard or a screen reader is not sent to the top of the page. The result is the ref of what makes room.
 * @param arrivedId the id of what came, where that is not in the same place
 */
export function useFocusAfter(arrivedId: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly before: Element | null; readonly parent: Element | null }>(undefined);
  // Cleaned up while it still stands.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      left.current = { before: element.previousElementSibling, parent: element.parentElement };
    };
  }, []);
  // Cleaned up when what came stands.
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
