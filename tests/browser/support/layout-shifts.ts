import type { Page } from "playwright/test";

/** Records what moves by itself on pages opened from now on, with its places before and after. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: unknown[] = [];
    const unprompted: unknown[] = [];
    Object.assign(window, { shifts: seen, unpromptedShifts: unprompted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(entry, "sources");
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          return [node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName, previousRect, currentRect];
        });
        const shift = JSON.stringify([Reflect.get(entry, "value"), ...moved]);
        seen.push(shift);
        if (Reflect.get(entry, "hadRecentInput") === false) unprompted.push(shift);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What was recorded; empty when nothing moved. */
export const layoutShifts = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts"));

/** What was recorded, without what moved in the half second after a press or a key. */
export const unpromptedShifts = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => Reflect.get(window, "unpromptedShifts"));
