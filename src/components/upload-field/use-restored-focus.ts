import { type FocusEvent, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Where the control that has the focus goes with what was chosen or removed, the focus comes to the field's first one,
 * which has the field's id. The result is for what stands around them.
 */
export function useRestoredFocus(fieldId: string) {
  // React tells of no blur while it takes a control out: then this is what was so before.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) document.getElementById(fieldId)?.focus();
  });
  // While the window is away, at the system's list of files, the control stays the active one.
  const trackFocus = useCallback(({ currentTarget }: FocusEvent) => {
    hasFocus.current = currentTarget.contains(document.activeElement);
  }, []);
  return { onFocus: trackFocus, onBlur: trackFocus };
}
