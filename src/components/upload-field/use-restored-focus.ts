import { type FocusEvent, useCallback, useLayoutEffect, useRef } from "react";

/**
 * When the focused control disappears with a chosen or removed file, the focus goes to the field's first control, which
 * has the field's id. The result is for the element around them.
 */
export function useRestoredFocus(fieldId: string) {
  // React emits no blur when it removes a control: then this still has the former state.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) document.getElementById(fieldId)?.focus();
  });
  // While the system's file dialog is open, the control stays the active one.
  const trackFocus = useCallback(({ currentTarget }: FocusEvent) => {
    hasFocus.current = currentTarget.contains(document.activeElement);
  }, []);
  return { onFocus: trackFocus, onBlur: trackFocus };
}
