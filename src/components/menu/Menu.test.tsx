import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Menu } from "./Menu.tsx";
import { MenuItem } from "./MenuItem.tsx";

function draw(press: () => void) {
  const items = (
    <>
      <MenuItem text="Plan overview" isCurrent on={{ press }} />
      <MenuItem text="My requests" on={{ press }} />
    </>
  );
  render(
    <Menu text="Menu" customerName="Mei Tan" slots={{ items, actions: <MenuItem text="Sign out" on={{ press }} /> }} />,
  );
}

test("its entries are in a navigation with its name, and mark the current page", () => {
  draw(() => {});
  const places = within(screen.getByRole("navigation", { name: "Menu", hidden: true })).getAllByRole("button", {
    hidden: true,
  });
  expect(places.map((place) => [place.textContent, place.getAttribute("aria-current")])).toEqual([
    ["Plan overview", "page"],
    ["My requests", null],
  ]);
});

test("a choice closes the menu and is sent once; so is signing out", async () => {
  const press = vi.fn();
  const hide = vi.fn();
  HTMLElement.prototype.hidePopover = hide;
  draw(press);
  await userEvent.click(screen.getByRole("button", { name: "My requests", hidden: true }));
  expect(press).toHaveBeenCalledOnce();
  expect(hide).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Sign out", hidden: true }));
  expect(press).toHaveBeenCalledTimes(2);
});
