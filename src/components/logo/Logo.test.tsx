import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Logo } from "./Logo.tsx";

const brand = { source: "/brands/any/logo.svg", text: "Any care", leadsText: "to the start page" };

test("is an image named by the brand", () => {
  render(<Logo {...brand} />);
  expect(screen.getByRole("img", { name: "Any care" }).getAttribute("src")).toBe("/brands/any/logo.svg");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a pressable logo names its target and sends each press once", async () => {
  const press = vi.fn();
  render(<Logo {...brand} on={{ press }} />);
  await userEvent.click(screen.getByRole("button", { name: "Any care to the start page" }));
  expect(press).toHaveBeenCalledOnce();
});

test("while busy it says so and ignores presses", async () => {
  const press = vi.fn();
  render(<Logo {...brand} on={{ press }} isBusy />);
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect([press.mock.calls.length, button.getAttribute("aria-busy")]).toEqual([0, "true"]);
});
