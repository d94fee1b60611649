import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ExternalFrameLayout } from "./ExternalFrameLayout.tsx";

const given = { frame: <p>Card fields</p>, loadingText: "Loading", failedText: "The card fields did not load." };

test("the foreign page stays the same element while it loads, when it has loaded and after it failed", () => {
  const { rerender } = render(<ExternalFrameLayout {...given} state="loading" />);
  const page = screen.getByText("Card fields");
  rerender(<ExternalFrameLayout {...given} state="ready" />);
  expect(screen.getByText("Card fields")).toBe(page);
  rerender(<ExternalFrameLayout {...given} state="failed" />);
  expect(screen.getByText("Card fields")).toBe(page);
});

test("while what was done in it is under way, it says so and takes no press", () => {
  const { rerender } = render(<ExternalFrameLayout {...given} state="ready" isBusy />);
  expect(screen.getByRole("status").textContent).toBe("Loading");
  expect(screen.getByText("Card fields").closest("[inert]")).not.toBeNull();
  rerender(<ExternalFrameLayout {...given} state="ready" />);
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText("Card fields").closest("[inert]")).toBeNull();
});

test("after a failure it says so, and offers another try if there is one", async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ExternalFrameLayout {...given} state="failed" />);
  expect(screen.getByRole("alert").textContent).toBe("The card fields did not load.");
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<ExternalFrameLayout {...given} state="failed" retryText="Try again" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
