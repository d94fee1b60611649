import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const given = { id: "code", label: "Six-digit code", value: "" };
const input = () => screen.getByRole("textbox", { name: "Six-digit code" });

test("it is one input that takes a code from the phone's messages", () => {
  drawField("one-time-code-field", given);
  expect(screen.getAllByRole("textbox")).toEqual([input()]);
  expect(input().getAttribute("autocomplete")).toBe("one-time-code");
  expect(input().getAttribute("inputmode")).toBe("numeric");
});

test.each(["123 456", "123-456", "１２３４５６", "๑๒๓๔๕๖", " 123456\n", "Your code is 123456."])(
  "%j pasted is 123456",
  async (pasted) => {
    const onChange = vi.fn();
    drawField("one-time-code-field", given, onChange);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith("123456");
    expect(input()).toHaveProperty("value", "123456");
  },
);

test("ignores letters, and stops after the last digit", async () => {
  drawField("one-time-code-field", given);
  await userEvent.type(input(), "1a2b3c4d5e6f7");
  expect(input()).toHaveProperty("value", "123456");
});

test("a customer who returns to a complete code types over it", async () => {
  drawField("one-time-code-field", { ...given, value: "111111" });
  await userEvent.click(input());
  await userEvent.keyboard("22");
  expect(input()).toHaveProperty("value", "22");
});

test("a shorter code has fewer cells", async () => {
  const { container } = drawField("one-time-code-field", { ...given, length: 4 });
  expect(container.querySelectorAll("[aria-hidden=true] > span")).toHaveLength(4);
  await userEvent.type(input(), "12345");
  expect(input()).toHaveProperty("value", "1234");
});

test("the cell at the caret is marked while the field has the focus", async () => {
  const { container } = drawField("one-time-code-field", given);
  const marked = () => [...container.querySelectorAll("span")].findIndex((cell) => "isActive" in cell.dataset);
  await userEvent.type(input(), "12");
  expect(marked()).toBe(2);
  await userEvent.type(input(), "3456");
  expect(marked()).toBe(5);
  await userEvent.tab();
  expect(marked()).toBe(-1);
});
