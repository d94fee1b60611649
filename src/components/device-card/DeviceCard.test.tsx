import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DeviceCard } from "./DeviceCard.tsx";

test("it is an article named by the device", () => {
  render(<DeviceCard name="Phone 15 Pro" status="Covered" statusTone="good" />);
  expect(screen.getByRole("article", { name: "Phone 15 Pro" }).textContent).toContain("Covered");
});

test.each([["watch"], ["refrigerator"]] as const)("without a picture of its own it shows its kind: %s", (picture) => {
  const { container } = render(<DeviceCard name="Mine" picture={picture} />);
  expect(container.querySelector("svg")?.getAttribute("data-drawing")).toBe(picture);
});

test("a kind that nobody named gets the drawing of any device", () => {
  const { container } = render(<DeviceCard name="Mine" />);
  expect(container.querySelector("svg")?.getAttribute("data-drawing")).toBe("device");
});

test("a colour is drawn beside its name, and not without one", () => {
  const { container, rerender } = render(<DeviceCard name="Mine" details="Starlight" swatch="#f1e9dc" />);
  expect(container.querySelector("[fill^='#']")?.getAttribute("fill")).toBe("#f1e9dc");
  expect(screen.getByText("Starlight")).toBeDefined();
  rerender(<DeviceCard name="Mine" details="Starlight" />);
  expect(container.querySelector("[fill^='#']")).toBeNull();
});

test("a drawing replaces a photo that does not load, until the photo changes", () => {
  const { container, rerender } = render(<DeviceCard name="Phone" image="/gone.png" />);
  fireEvent.error(container.querySelector("img") ?? expect.unreachable("no picture"));
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("svg")).not.toBeNull();
  rerender(<DeviceCard name="Phone" image="/there.png" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/there.png");
});
