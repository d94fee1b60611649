import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";

test("a press is sent, by pointer and by keyboard", async () => {
  const press = vi.fn();
  render(<Button text="Continue" on={{ press }} />);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledTimes(2);
});

test("a busy button names its activity, keeps the focus and sends nothing", async () => {
  const press = vi.fn();
  const { rerender } = render(<Button text="Continue" busyText="Checking" on={{ press }} />);
  await userEvent.tab();
  rerender(<Button text="Continue" busyText="Checking" isBusy on={{ press }} />);
  const button = screen.getByRole("button", { name: "Checking", busy: true });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard("{Enter}");
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test("a busy submit button does not submit again", async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button text="Sign in" type="submit" isBusy />
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(submit).not.toHaveBeenCalled();
});

test("a disabled button cannot be pressed", async () => {
  const press = vi.fn();
  render(<Button text="Continue" isDisabled on={{ press }} />);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(press).not.toHaveBeenCalled();
});
