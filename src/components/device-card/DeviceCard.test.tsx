import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DeviceCard } from "./DeviceCard.tsx";

test("it is an article named by the device", () => {
  render(<DeviceCard name="Phone 15 Pro" status="Covered" statusTone="good" />);
  expect(screen.getByRole("article", { name: "Phone 15 Pro" }).textContent).toContain("Covered");
});

test("a drawing replaces a photo that does not load, until the photo changes", () => {
  const { container, rerender } = render(<DeviceCard name="Phone" image="/gone.png" />);
  fireEvent.error(container.querySelector("img") ?? expect.unreachable("no picture"));
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("svg")).not.toBeNull();
  rerender(<DeviceCard name="Phone" image="/there.png" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/there.png");
});
