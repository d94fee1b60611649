import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { drawField } from "../test-support/draw.tsx";

const options = [
  {
    value: "swap",
    label: "Swap",
    details: "A courier brings one.",
    cost: "S$68.00",
    earliest: "Monday",
    mark: "Fastest",
  },
  { value: "repair", label: "Repair", isDisabled: true, why: "No part before December." },
  { value: "walk-in", label: "Walk in" },
];
const given = { id: "way", label: "How should we help?", value: "", options };

// jsdom lacks it, and the simulated keyboard needs it.
beforeEach(() => vi.stubGlobal("CSS", { escape: (name: string) => name }));

test("a press anywhere on the card chooses it", async () => {
  const onChange = vi.fn();
  drawField("radio-cards-field", given, onChange);
  await userEvent.click(screen.getByText("A courier brings one."));
  expect(onChange.mock.calls).toEqual([["swap"]]);
  expect(screen.getByRole("radio", { name: "Swap" })).toHaveProperty("checked", true);
});

test("a radio is named by its name, and described by its meaning, date and price", () => {
  drawField("radio-cards-field", given);
  screen.getByRole("radiogroup", { name: "How should we help?" });
  screen.getByRole("radio", { name: "Swap", description: "A courier brings one. Monday Fastest, S$68.00" });
});

test("a colour is drawn beside its name, which stays the name of the radio; a colour without a value has its name only", () => {
  const colours = [
    { value: "Midnight", label: "Midnight", swatch: "#232a31" },
    { value: "Dawn", label: "Dawn" },
  ];
  const { container } = drawField("radio-list-field", { ...given, options: colours });
  expect([...container.querySelectorAll("[fill^='#']")].map((one) => one.getAttribute("fill"))).toEqual(["#232a31"]);
  expect(container.querySelector("[style]")).toBeNull();
  screen.getByRole("radio", { name: "Midnight", description: "" });
  screen.getByRole("radio", { name: "Dawn" });
});

test("the drawing of a device's kind is beside its name", () => {
  const devices = [{ value: "tv", label: "My television", picture: "television" }];
  const { container } = drawField("radio-cards-field", { ...given, options: devices });
  expect(container.querySelector("svg")?.getAttribute("data-drawing")).toBe("television");
  screen.getByRole("radio", { name: "My television" });
});

test("a place is a card with its address, its distance and its hours; without data it has none of these", async () => {
  const onChange = vi.fn();
  const places = [
    { value: "near", label: "Bedok", details: "311 Changi Road", distance: "1.6 km away", hours: "Open 10:00–18:00" },
    { value: "far", label: "Orchard", details: "181 Orchard Road" },
  ];
  drawField("radio-cards-field", { ...given, options: places }, onChange);
  screen.getByRole("radio", { name: "Bedok", description: "311 Changi Road 1.6 km away Open 10:00–18:00" });
  screen.getByRole("radio", { name: "Orchard", description: "181 Orchard Road" });
  await userEvent.click(screen.getByText("Open 10:00–18:00"));
  expect(onChange.mock.calls).toEqual([["near"]]);
});

test("an unavailable option gives the reason and cannot be chosen", async () => {
  const onChange = vi.fn();
  drawField("radio-cards-field", given, onChange);
  const repair = screen.getByRole("radio", { name: "Repair", description: "No part before December." });
  expect(repair).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByText("No part before December."));
  expect(onChange).not.toHaveBeenCalled();
});

test("the keyboard reaches one radio, and arrows pass the disabled one", async () => {
  const onChange = vi.fn();
  drawField("radio-cards-field", { ...given, value: "swap" }, onChange);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Swap" }));
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange.mock.calls).toEqual([["walk-in"]]);
});

test("an error describes the group, and the summary leads to the first available option", () => {
  const refused = [{ value: "gone", label: "Gone", isDisabled: true }, ...options];
  drawField("radio-cards-field", { ...given, options: refused, error: "Please choose", isRequired: true });
  const group = screen.getByRole("radiogroup", { description: "Please choose" });
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(group.getAttribute("aria-required")).toBe("true");
  expect(document.getElementById("way")).toBe(screen.getByRole("radio", { name: "Swap" }));
});

test("an error summary leads to the chosen option", () => {
  drawField("radio-cards-field", { ...given, value: "walk-in" });
  expect(document.getElementById("way")).toBe(screen.getByRole("radio", { name: "Walk in" }));
});

test("reports leaving once the focus leaves the group, not when it moves inside", async () => {
  const onBlur = vi.fn();
  drawField("radio-cards-field", { ...given, onBlur });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test("while the form is sent the choice stays", async () => {
  const onChange = vi.fn();
  drawField("radio-cards-field", { ...given, value: "swap", isBusy: true }, onChange);
  await userEvent.click(screen.getByRole("radio", { name: "Walk in" }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("radio", { name: "Swap" })).toHaveProperty("checked", true);
});

test("without options it gives the reason; while they load, none can be chosen", () => {
  const { unmount } = drawField("radio-cards-field", { ...given, options: [], emptyText: "Nothing is left." });
  screen.getByText("Nothing is left.");
  unmount();
  drawField("radio-cards-field", { ...given, isLoading: true, loadingText: "Loading" });
  expect(screen.queryByRole("radio")).toBeNull();
});

test("one of several masked numbers is chosen by its line", async () => {
  const onChange = vi.fn();
  const options = [
    { value: "0", label: "****4567" },
    { value: "1", label: "****8812" },
  ];
  drawField("radio-list-field", { id: "number", label: "Which number?", value: "", options }, onChange);
  await userEvent.click(screen.getByText("****8812"));
  expect(onChange.mock.calls).toEqual([["1"]]);
  expect(screen.getByRole("radio", { name: "****8812" })).toHaveProperty("checked", true);
});

test("a taken time stays and says so, and the next one is marked and can be chosen", async () => {
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
