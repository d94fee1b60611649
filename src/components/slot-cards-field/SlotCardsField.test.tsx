import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

test("a time that was taken stays, says so, and the next one is marked and can be chosen", async () => {
  const onChange = vi.fn();
  const options = [
    { value: "9", label: "9:00 – 12:00", isDisabled: true, why: "Gone" },
    { value: "12", label: "12:00 – 16:00", mark: "Next free" },
  ];
  drawField("slot-cards-field", { id: "slot", label: "At what time?", value: "", options, error: "Taken" }, onChange);
  expect(screen.getByRole("radio", { name: "9:00 – 12:00", description: "Gone" })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("radio", { name: "12:00 – 16:00", description: "Next free" }));
  expect(onChange.mock.calls).toEqual([["12"]]);
});
