import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "./Countdown.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const text = "You can ask for a new code in {{time}}";
const announced = () => document.querySelector("[aria-live=polite]")?.textContent;

test("minutes and seconds count down at the placeholder of the text", () => {
  render(<Countdown until="2026-11-21T08:01:05Z" text={text} />);
  expect(screen.getByRole("timer").textContent).toBe("You can ask for a new code in 01:05");
  pass(6);
  expect(screen.getByRole("timer").textContent).toBe("You can ask for a new code in 00:59");
});

test("sends ended once at the instant, and then shows no text", () => {
  const ended = vi.fn();
  render(<Countdown until="2026-11-21T08:00:03Z" text={text} on={{ ended }} />);
  pass(2);
  expect(ended).not.toHaveBeenCalled();
  pass(1);
  pass(60);
  expect(ended).toHaveBeenCalledOnce();
  expect(screen.queryByRole("timer")).toBeNull();
});

test("a past instant sends ended at once", () => {
  const ended = vi.fn();
  render(<Countdown until="2026-11-21T07:59:00Z" text={text} on={{ ended }} />);
  expect(ended).toHaveBeenCalledOnce();
});

test("a new instant starts a new count, which also ends once", () => {
  const ended = vi.fn();
  const { rerender } = render(<Countdown until="2026-11-21T08:00:01Z" text={text} on={{ ended }} />);
  pass(1);
  rerender(<Countdown until="2026-11-21T08:01:01Z" text={text} on={{ ended }} />);
  expect(screen.getByRole("timer").textContent).toContain("01:00");
  pass(60);
  expect(ended).toHaveBeenCalledTimes(2);
});

test("counts by the server's clock, not the device's", () => {
  vi.setSystemTime(new Date("2031-01-01T00:00:00Z"));
  render(<Countdown until="2026-11-21T08:00:30Z" now="2026-11-21T08:00:00Z" text={text} />);
  expect(screen.getByRole("timer").textContent).toContain("00:30");
});

test("a screen reader announces the start, full minutes, 30 and 10 seconds only", () => {
  render(<Countdown until="2026-11-21T08:02:00Z" text="{{time}} left" />);
  const announcements = new Set([announced()]);
  for (let second = 0; second < 119; second += 1) {
    pass(1);
    announcements.add(announced());
  }
  expect([...announcements]).toEqual(["02:00 left", "01:00 left", "00:30 left", "00:10 left"]);
});

test("a long wait has hours", () => {
  render(<Countdown until="2026-11-22T07:59:58Z" text={text} />);
  expect(screen.getByRole("timer").textContent).toBe("You can ask for a new code in 23:59:58");
});

test("appends the time to a text without a placeholder", () => {
  render(<Countdown until="2026-11-21T08:00:09Z" text="Wait" />);
  expect(screen.getByRole("timer").textContent).toBe("Wait 00:09");
});
