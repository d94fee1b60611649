import type { Page } from "playwright/test";

/** Records what moves by itself on pages opened from now on, with its places before and after. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(entry, "sources");
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          return [node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName, previousRect, currentRect];
        });
        seen.push(JSON.stringify([Reflect.get(entry, "value"), ...moved]));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What was recorded; empty when nothing moved. */
export const layoutShifts = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts"));
