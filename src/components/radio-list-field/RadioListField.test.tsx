import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

test("one of several masked numbers is chosen by its line", async () => {
  const onChange = vi.fn();
  const options = [
    { value: "0", label: "•••• 4567" },
    { value: "1", label: "•••• 8812" },
  ];
  drawField("radio-list-field", { id: "number", label: "Which number?", value: "", options }, onChange);
  await userEvent.click(screen.getByText("•••• 8812"));
  expect(onChange.mock.calls).toEqual([["1"]]);
  expect(screen.getByRole("radio", { name: "•••• 8812" })).toHaveProperty("checked", true);
});
