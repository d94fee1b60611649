import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

test("a chosen time is reported as hours and minutes, and the control knows its bounds", () => {
  const onChange = vi.fn();
  drawField("time-field", { id: "from", label: "From", value: "", min: "09:00", max: "18:00" }, onChange);
  const input = screen.getByLabelText("From");
  expect([input.getAttribute("min"), input.getAttribute("max")]).toEqual(["09:00", "18:00"]);
  fireEvent.change(input, { target: { value: "14:30" } });
  expect(onChange).toHaveBeenCalledWith("14:30");
});
