import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";
import { dayWords } from "./day-words.ts";

const options = [
  { value: "2026-11-30", isDisabled: true, why: "Full" },
  { value: "2026-12-01", mark: "Earliest" },
];
const given = { id: "day", label: "On which day?", value: "", options, locale: "en-SG" };

test("a day has its full name, and the chosen day is read out in full", async () => {
  const onChange = vi.fn();
  drawField("day-strip-field", given, onChange);
  await userEvent.click(screen.getByRole("radio", { name: "Tuesday, 1 December 2026, Earliest" }));
  expect(onChange.mock.calls).toEqual([["2026-12-01"]]);
  screen.getByText("Tuesday, 1 December 2026");
});

test("an unavailable day gives the reason in its name and visibly", () => {
  drawField("day-strip-field", given);
  expect(screen.getByRole("radio", { name: "Monday, 30 November 2026, Full" })).toHaveProperty("disabled", true);
  screen.getByText("Full");
});

test("days are written in the language and its calendar, whatever the device's time zone", () => {
  expect(dayWords("2026-12-01", "th-TH").full).toContain("2569");
  expect(dayWords("2026-12-01", "zh-Hant-TW")).toMatchObject({ day: "1", month: "12月" });
  expect(dayWords("soon", "en-SG")).toEqual({ weekday: "", day: "soon", month: "", full: "soon" });
});
