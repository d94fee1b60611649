import { afterEach, vi } from "vitest";

/** Files share a worker: none finds the clock stopped by another. */
afterEach(() => {
  vi.useRealTimers();
});
