import type { CDPSession, Page } from "playwright";

/** What a document holds after a collection. */
export interface Heap {
  readonly bytes: number;
  /** Nodes that script still holds and no document does. */
  readonly detachedNodes: number;
  readonly listeners: number;
}

/** Collects garbage in a page, and says what is left. */
export async function measureHeap(page: Page): Promise<Heap> {
  const session: CDPSession = await page.context().newCDPSession(page);
  try {
    // What a first collection finalises, only the second frees.
    for (let time = 0; time < 2; time += 1) await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { jsEventListeners } = await session.send("Memory.getDOMCounters");
    const { detachedNodes } = await session.send("DOM.getDetachedDomNodes");
    return { bytes: usedSize, detachedNodes: detachedNodes.length, listeners: jsEventListeners };
  } finally {
    await session.detach();
  }
}
