import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Where the control that has the focus goes with what was chosen or removed, the focus comes to the field's first one,
 * which has the field's id. The result is the ref of what is around them.
 */
export function useKeptFocus(fieldId: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = place.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) document.getElementById(fieldId)?.focus();
  });
  return place;
}
