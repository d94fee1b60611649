import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Logo } from "./Logo.tsx";

const brand = { source: "/brands/any/logo.svg", text: "Any care", leadsText: "to the start page" };

test("it is a picture that says the brand's name", () => {
  render(<Logo {...brand} />);
  expect(screen.getByRole("img", { name: "Any care" }).getAttribute("src")).toBe("/brands/any/logo.svg");
  expect(screen.queryByRole("button")).toBeNull();
});

test("where it can be pressed it says where it leads, and is pressed once each time", async () => {
  const press = vi.fn();
  render(<Logo {...brand} on={{ press }} />);
  await userEvent.click(screen.getByRole("button", { name: "Any care to the start page" }));
  expect(press).toHaveBeenCalledOnce();
});

test("while it is busy it says so and takes no press", async () => {
  const press = vi.fn();
  render(<Logo {...brand} on={{ press }} isBusy />);
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect([press.mock.calls.length, button.getAttribute("aria-busy")]).toEqual([0, "true"]);
});
