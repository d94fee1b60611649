import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const given = { id: "full-name", label: "Full name", value: "" };

test("each change and leaving the field are reported", async () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  drawField("text-field", { ...given, onBlur }, onChange);
  await userEvent.type(screen.getByRole("textbox", { name: "Full name" }), "Mei");
  expect(onChange.mock.calls).toEqual([["M"], ["Me"], ["Mei"]]);
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test("typing stops at the largest length", async () => {
  drawField("text-field", { ...given, maxLength: 3 });
  const input = screen.getByRole("textbox");
  await userEvent.type(input, "Meilin");
  expect(input).toHaveProperty("value", "Mei");
});

test("while the form is sent, the value cannot change and the focus stays", async () => {
  const onChange = vi.fn();
  drawField("text-field", { ...given, value: "Mei", isBusy: true }, onChange);
  await userEvent.tab();
  await userEvent.keyboard("x");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(onChange).not.toHaveBeenCalled();
});
