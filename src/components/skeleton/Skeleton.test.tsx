import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Skeleton } from "./Skeleton.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("says nothing of a load that takes less than 200 ms", () => {
  render(<Skeleton text="Loading" />);
  act(() => vi.advanceTimersByTime(199));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole("status").textContent).toBe("Loading");
});

test("has its size from the start, and is hidden from screen readers", () => {
  const { container } = render(<Skeleton shape="card" count={3} />);
  expect(container.querySelectorAll("[aria-hidden=true] > div")).toHaveLength(3);
});
