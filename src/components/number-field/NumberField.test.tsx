import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

test("a number stays as it was typed, with the keyboard that it asks for", async () => {
  const onChange = vi.fn();
  drawField("number-field", { id: "price", label: "Price", value: "", inputMode: "decimal" }, onChange);
  const input = screen.getByRole("textbox", { name: "Price" });
  await userEvent.type(input, "1,249.50");
  expect(onChange).toHaveBeenLastCalledWith("1,249.50");
  expect(input.getAttribute("inputmode")).toBe("decimal");
});

test("arrow keys and the wheel change nothing", async () => {
  const onChange = vi.fn();
  drawField("number-field", { id: "price", label: "Price", value: "12" }, onChange);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowDown}");
  expect(onChange).not.toHaveBeenCalled();
});
