import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Banner } from "./Banner.tsx";

test.each([
  ["good", "status"],
  ["info", "status"],
  ["warn", "alert"],
  ["bad", "alert"],
] as const)("%s is announced as %s", (tone, role) => {
  render(<Banner tone={tone} text="We sent you a new code." />);
  expect(screen.getByRole(role).textContent).toBe("We sent you a new code.");
});

test("its action and its cross each send their own event", async () => {
  const on = { action: vi.fn(), dismiss: vi.fn() };
  render(<Banner tone="warn" text="You are offline." actionText="Try again" dismissText="Dismiss" on={on} />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(on.action).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(on.dismiss).toHaveBeenCalledOnce();
});
