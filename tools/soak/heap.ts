import type { CDPSession, Page } from "playwright";

/** The heap of a document after a collection. */
export interface Heap {
  readonly bytes: number;
  /** Nodes that only scripts still hold, and no document. */
  readonly detachedNodes: number;
  readonly listeners: number;
}

/** Collects garbage in a page, and returns the rest. */
export async function measureHeap(page: Page): Promise<Heap> {
  const session: CDPSession = await page.context().newCDPSession(page);
  try {
    // The second collection frees the objects that the first one finalises.
    for (let time = 0; time < 2; time += 1) await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { jsEventListeners } = await session.send("Memory.getDOMCounters");
    const { detachedNodes } = await session.send("DOM.getDetachedDomNodes");
    return { bytes: usedSize, detachedNodes: detachedNodes.length, listeners: jsEventListeners };
  } finally {
    await session.detach();
  }
}
