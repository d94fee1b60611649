import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ErrorPanel } from "./ErrorPanel.tsx";

test("says what happened, shows the support code and offers the next step", async () => {
  const action = vi.fn();
  render(
    <ErrorPanel
      title="This page could not be shown"
      text="Try again."
      supportText="Give us this code: 7F3K"
      actionText="Try again"
      level={1}
      on={{ action }}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain("Give us this code: 7F3K");
  expect(screen.getByRole("heading", { level: 1, name: "This page could not be shown" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(action).toHaveBeenCalledOnce();
});
