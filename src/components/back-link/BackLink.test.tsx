import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BackLink } from "./BackLink.tsx";

test("following it sends a press", async () => {
  const press = vi.fn();
  render(<BackLink text="Back" on={{ press }} />);
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(press).toHaveBeenCalledOnce();
});
