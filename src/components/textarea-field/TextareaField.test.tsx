import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";
import { counterWords } from "./counter-words.ts";

const given = {
  id: "story",
  label: "What happened?",
  value: "",
  limit: 5,
  counterText: "{{count}} of {{limit}}",
  overText: "{{over}} too many",
};

test("typing continues beyond the limit, and the counter shows by how much", async () => {
  const onChange = vi.fn();
  drawField("textarea-field", given, onChange);
  const area = screen.getByRole("textbox", { name: "What happened?" });
  await userEvent.type(area, "Broke");
  screen.getByText("5 of 5");
  expect(area.hasAttribute("aria-invalid")).toBe(false);
  await userEvent.type(area, "n!");
  screen.getByText("2 too many");
  expect(area.getAttribute("aria-invalid")).toBe("true");
  expect(onChange).toHaveBeenLastCalledWith("Broken!");
});

test("the box has its lines, and grows with its text where the browser does not size it", async () => {
  const lines = (box: HTMLTextAreaElement) => box.value.split("\n").length;
  const measured = vi.spyOn(HTMLTextAreaElement.prototype, "scrollHeight", "get");
  const shown = vi.spyOn(HTMLTextAreaElement.prototype, "clientHeight", "get");
  measured.mockImplementation(function (this: HTMLTextAreaElement) {
    return lines(this) * 24;
  });
  shown.mockImplementation(function (this: HTMLTextAreaElement) {
    return this.rows * 24;
  });
  drawField("textarea-field", { id: "story", label: "What happened?", value: "", rows: 2 });
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(box.rows).toBe(2);
  await userEvent.type(box, "One{Enter}two{Enter}three");
  expect(box.rows).toBe(3);
  await userEvent.clear(box);
  expect(box.rows).toBe(2);
  fireEvent.change(box, { target: { value: "line\n".repeat(40) } });
  expect(box.rows).toBe(16);
});

test("a screen reader announces the counter when typing pauses", () => {
  vi.useFakeTimers();
  try {
    drawField("textarea-field", { ...given, value: "Bro" });
    expect(screen.getByRole("status").textContent).toBe("");
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole("status").textContent).toBe("3 of 5");
  } finally {
    vi.useRealTimers();
  }
});

test("a character beyond the basic plane counts once; without a limit nothing is counted", () => {
  const words = { counterText: "{{count}}", overText: undefined };
  expect(counterWords({ ...words, value: "𠮷野家", limit: 3 })).toEqual({ isOver: false, text: "3" });
  expect(counterWords({ ...words, value: "long", limit: 3 })).toEqual({ isOver: true, text: "4" });
  expect(counterWords({ ...words, value: "long", limit: undefined })).toBeUndefined();
});
