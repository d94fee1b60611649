import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const given = { id: "bought", label: "When did you buy it?", value: "", locale: "en-SG" };
const parts = { dayText: "Day", monthText: "Month", yearText: "Year" };

const part = (name: string) => screen.getByRole("textbox", { name });
const typedParts = () => ["Day", "Month", "Year"].map((name) => part(name).getAttribute("value"));

test("a date in the Thai calendar is converted and read back, and the typed text stays", async () => {
  const onChange = vi.fn();
  drawField("date-field", { ...given, ...parts }, onChange);
  await userEvent.type(part("Day"), "23");
  await userEvent.type(part("Month"), "11");
  await userEvent.type(part("Year"), "2569");
  await screen.findByText("Monday, 23 November 2569 BE (2026 AD)");
  expect(onChange).toHaveBeenLastCalledWith("2026-11-23");
  expect(typedParts()).toEqual(["23", "11", "2569"]);
});

test("an invalid day is sent as typed; an emptied field sends an empty value", async () => {
  const onChange = vi.fn();
  drawField("date-field", { ...given, ...parts, value: "2026-02-28" }, onChange);
  await screen.findByText("Saturday, 28 February 2026");
  await userEvent.clear(part("Day"));
  expect(onChange).toHaveBeenLastCalledWith("2026-02-");
  await userEvent.type(part("Day"), "31");
  expect(onChange).toHaveBeenLastCalledWith("2026-02-31");
  for (const name of ["Day", "Month", "Year"]) await userEvent.clear(part(name));
  expect(onChange).toHaveBeenLastCalledWith("");
});

test("a month has no day, and is read back in full", async () => {
  const onChange = vi.fn();
  const { dayText: _dayText, ...monthParts } = parts;
  drawField("month-field", { ...given, ...monthParts }, onChange);
  expect(screen.queryByRole("textbox", { name: "Day" })).toBeNull();
  await userEvent.type(part("Month"), "1");
  await userEvent.type(part("Year"), "2026");
  await screen.findByText("January 2026");
  expect(onChange).toHaveBeenLastCalledWith("2026-01");
  await userEvent.clear(part("Month"));
  expect(onChange).toHaveBeenLastCalledWith("2026-");
});

test("accepts Thai and full-width digits as digits, and drops everything else", async () => {
  const onChange = vi.fn();
  drawField("date-field", { ...given, ...parts }, onChange);
  await userEvent.type(part("Day"), "๒３a");
  expect(typedParts()[0]).toBe("23");
});

test("the parts are in the language's order, and an error summary leads to the first", () => {
  drawField("date-field", { ...given, ...parts, locale: "zh-Hant-TW", error: "No such day" });
  const names = screen.getAllByRole("textbox").map((input) => input.getAttribute("id"));
  expect(names).toEqual(["bought", "bought-month", "bought-day"]);
  screen.getByRole("group", { name: "When did you buy it?", description: "No such day" });
  expect(part("Year").getAttribute("aria-invalid")).toBe("true");
});
