import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const options = ["slow", "dear", "other"].map((value) => ({ value, label: value }));
const given = { id: "reasons", label: "Why?", value: [], options };

test("sends the ticked values in the order of the options, whatever the order of ticking", async () => {
  const onChange = vi.fn();
  drawField("checkbox-group-field", given, onChange);
  for (const name of ["other", "slow", "other"]) await userEvent.click(screen.getByRole("checkbox", { name }));
  expect(onChange.mock.calls).toEqual([[["other"]], [["slow", "other"]], [["slow"]]]);
});

test("an error is shown with the group, and the summary leads to the first box", () => {
  drawField("checkbox-group-field", { ...given, error: "Please tick one" });
  screen.getByRole("group", { name: "Why?", description: "Please tick one" });
  expect(document.getElementById("reasons")).toBe(screen.getByRole("checkbox", { name: "slow" }));
});

test("the next answer leaves out a value that is no longer an option", async () => {
  const onChange = vi.fn();
  drawField("checkbox-group-field", { ...given, value: ["gone"] }, onChange);
  await userEvent.click(screen.getByRole("checkbox", { name: "dear" }));
  expect(onChange.mock.calls).toEqual([[["dear"]]]);
});
