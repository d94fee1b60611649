import { type RefObject, useEffect, useState } from "react";

/** Whether a scrolling row has more before and after its visible part. */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Half a pixel of rounding does not count.
      setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    const sizes = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    sizes?.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      sizes?.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [row]);
  return more;
}
