import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Skeleton } from "./Skeleton.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what loads within 200 ms is never called loading", () => {
  render(<Skeleton text="Loading" />);
  act(() => vi.advanceTimersByTime(199));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole("status").textContent).toBe("Loading");
});

test("its place is held from the start, and hidden from screen readers", () => {
  const { container } = render(<Skeleton shape="card" count={3} />);
  expect(container.querySelectorAll("[aria-hidden=true] > div")).toHaveLength(3);
});
