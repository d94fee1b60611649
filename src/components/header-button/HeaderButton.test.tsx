import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { HeaderButton } from "./HeaderButton.tsx";

const badge = () => screen.getByRole("button").querySelector("span");

test("it is named by its text, and sends its press", async () => {
  const press = vi.fn();
  render(<HeaderButton icon="bell" text="Notifications, 3 waiting" count={3} on={{ press }} />);
  await userEvent.click(screen.getByRole("button", { name: "Notifications, 3 waiting" }));
  expect(press).toHaveBeenCalledOnce();
});

test.each([
  [3, "3", false],
  [100, "100", false],
  [101, "101", true],
])("with %i things waiting its badge says %s, smaller above 100", (count, expected, isSmall) => {
  render(<HeaderButton icon="bell" text="Notifications" count={count} />);
  expect([badge()?.textContent, badge()?.className.includes("small")]).toEqual([expected, isSmall]);
});

test.each([[0], [undefined]])("has no badge for %s", (count) => {
  render(<HeaderButton icon="bell" text="Notifications" count={count} />);
  expect(badge()).toBeNull();
});
