import { afterEach, vi } from "vitest";

/** Files share a worker, so the real clock is restored for each file. */
afterEach(() => {
  vi.useRealTimers();
});
