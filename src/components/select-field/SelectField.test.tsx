import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const options = [
  { value: "black", label: "Midnight" },
  { value: "green", label: "Green", isDisabled: true, why: "not made any more" },
];
const given = { id: "colour", label: "Colour", value: "", options, chooseText: "Choose a colour" };

test("an option is chosen from the native list", async () => {
  const onChange = vi.fn();
  drawField("select-field", given, onChange);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Colour" }), "Midnight");
  expect(onChange.mock.calls).toEqual([["black"]]);
});

test("an unavailable option gives the reason", () => {
  drawField("select-field", given);
  expect(screen.getByRole("option", { name: "Green – not made any more" })).toHaveProperty("disabled", true);
});

test("a required answer cannot be cleared; an optional one can", () => {
  const { unmount } = drawField("select-field", { ...given, isRequired: true });
  expect(screen.getByRole("option", { name: "Choose a colour" })).toHaveProperty("disabled", true);
  unmount();
  drawField("select-field", { ...given, optionalText: "(optional)" });
  expect(screen.getByRole("option", { name: "Choose a colour" })).toHaveProperty("disabled", false);
});

test("says that its options are loading", () => {
  drawField("select-field", { ...given, options: [], isLoading: true, loadingText: "Loading the colours" });
  screen.getByRole("option", { name: "Loading the colours" });
  expect(screen.getByRole("combobox").getAttribute("aria-busy")).toBe("true");
});
