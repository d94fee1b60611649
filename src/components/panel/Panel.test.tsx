import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { nativeDialog } from "../test-support/native-dialog.ts";
import { Panel } from "./Panel.tsx";

nativeDialog();

test("it is modal, named by its title, and has the focus on it", () => {
  render(<Panel title="Notifications" slots={{ body: "None" }} />);
  expect(screen.getByRole("dialog", { name: "Notifications" }).hasAttribute("open")).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Notifications" }));
});

test("Escape, the cross and a press beside it dismiss it; a press inside does not", async () => {
  const dismiss = vi.fn();
  render(<Panel title="Notifications" dismissText="Close" slots={{ body: "None" }} on={{ dismiss }} />);
  await userEvent.click(screen.getByText("None"));
  expect(dismiss).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.keyboard("{Escape}");
  fireEvent.click(screen.getByRole("dialog"));
  expect(dismiss).toHaveBeenCalledTimes(3);
});
