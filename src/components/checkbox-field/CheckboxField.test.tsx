import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const given = { id: "terms", label: "I agree to the terms.", value: false };

test("a press on the label ticks and unticks it", async () => {
  const onChange = vi.fn();
  drawField("checkbox-field", given, onChange);
  await userEvent.click(screen.getByText("I agree to the terms."));
  await userEvent.click(screen.getByText("I agree to the terms."));
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test("an error and a hint describe the box itself", () => {
  drawField("checkbox-field", { ...given, error: "Please agree", hint: "You can read them again.", isRequired: true });
  const box = screen.getByRole("checkbox", {
    name: "I agree to the terms.",
    description: "Please agree You can read them again.",
  });
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById("terms")).toBe(box);
});

test("while the form is sent, it keeps its value and the focus", async () => {
  const onChange = vi.fn();
  drawField("checkbox-field", { ...given, value: true, isBusy: true }, onChange);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { checked: true }));
});

test("an optional box is not called optional", () => {
  drawField("checkbox-field", { ...given, optionalText: "optional" });
  expect(screen.getByRole("checkbox", { name: "I agree to the terms." })).toBeDefined();
});
