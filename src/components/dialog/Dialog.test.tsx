import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { nativeDialog } from "../test-support/native-dialog.ts";
import { Dialog } from "./Dialog.tsx";

nativeDialog();

function Page({ onDismiss }: { readonly onDismiss: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const dismiss = () => {
    onDismiss();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      {isOpen && (
        <Dialog title="A new password?" dismissText="Close" slots={{ body: "Four tries." }} on={{ dismiss }} />
      )}
    </>
  );
}

test("it is modal, named by its title, described by its body, and has the focus on its title", async () => {
  render(<Page onDismiss={() => {}} />);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  const dialog = screen.getByRole("dialog", { name: "A new password?", description: "Four tries." });
  expect(dialog.hasAttribute("open")).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "A new password?" }));
});

test("Escape dismisses it once, and the focus returns to where it was", async () => {
  const onDismiss = vi.fn();
  render(<Page onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await userEvent.keyboard("{Escape}");
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sign in" }));
});

test("the cross dismisses it", async () => {
  const onDismiss = vi.fn();
  render(<Page onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("a phone's Back gesture dismisses it, and the browser does not close it by itself", () => {
  const dismiss = vi.fn();
  render(<Dialog title="A new password?" on={{ dismiss }} />);
  const cancel = new Event("cancel", { cancelable: true });
  act(() => {
    screen.getByRole("dialog").dispatchEvent(cancel);
  });
  expect(cancel.defaultPrevented).toBe(true);
  expect(dismiss).toHaveBeenCalledOnce();
});

test("stays open until its owner removes it, even if the browser closed it", () => {
  render(<Dialog title="A new password?" />);
  const dialog = screen.getByRole("dialog");
  dialog.removeAttribute("open");
  fireEvent(dialog, new Event("close"));
  expect(dialog.hasAttribute("open")).toBe(true);
});
