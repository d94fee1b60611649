import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const suggestions = [{ value: "Elm Street", details: "North" }, { value: "Elm Park" }, { value: "Elmwood" }];
const given = { id: "street", label: "Street", value: "", suggestions, countText: "{{count}} suggestions" };

function draw(over: object = {}) {
  const [onChange, onChoose, onSubmit] = [vi.fn(), vi.fn(), vi.fn()];
  drawField("combobox-field", { ...given, onChoose, ...over }, onChange);
  const input = screen.getByRole<HTMLInputElement>("combobox", { name: "Street" });
  return { input, onChange, onChoose, onSubmit };
}

const reached = (input: HTMLElement) =>
  document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent;

test("the list opens with the first character, has a name, and is counted aloud", async () => {
  const { input } = draw();
  expect([input.getAttribute("aria-expanded"), screen.queryByRole("listbox")]).toEqual(["false", null]);
  await userEvent.type(input, "e");
  expect(input.getAttribute("aria-expanded")).toBe("true");
  const list = screen.getByRole("listbox", { name: "Street" });
  expect(input.getAttribute("aria-controls")).toBe(list.id);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Elm StreetNorth",
    "Elm Park",
    "Elmwood",
  ]);
  expect(screen.getByRole("status").textContent).toBe("3 suggestions");
});

test("arrows lead through the list and back to the field, whose focus stays; Enter chooses", async () => {
  const { input, onChoose } = draw();
  await userEvent.type(input, "e{ArrowDown}");
  expect(reached(input)).toContain("Elm Street");
  await userEvent.keyboard("{ArrowUp}");
  expect(reached(input)).toBeUndefined();
  await userEvent.keyboard("{ArrowUp}");
  expect(reached(input)).toBe("Elmwood");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Elmwood");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose.mock.calls).toEqual([["Elm Park"]]);
  expect(document.activeElement).toBe(input);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("Enter without a reached suggestion chooses none; Escape and Tab close the list and keep the text", async () => {
  const { input, onChoose, onChange } = draw();
  await userEvent.type(input, "elm{Enter}");
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(input.value).toBe("elm");
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("listbox")).toBeTruthy();
  await userEvent.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith("elm");
});

test("a click chooses without taking the focus from the field", async () => {
  const { input, onChoose } = draw();
  await userEvent.type(input, "e");
  await userEvent.click(screen.getByRole("option", { name: "Elm Park" }));
  expect(onChoose.mock.calls).toEqual([["Elm Park"]]);
  expect(document.activeElement).toBe(input);
});

test.each([{ suggestions: [] }, { suggestions: undefined }, { isDisabled: true }, { isBusy: true }])(
  "there is no list with %j",
  async (over) => {
    const { input } = draw(over);
    await userEvent.type(input, "e{ArrowDown}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("");
  },
);
