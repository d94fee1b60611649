import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Link } from "./Link.tsx";

test("a link to a step sends a press", async () => {
  const press = vi.fn();
  render(<Link text="Forgot your password?" on={{ press }} />);
  await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect(press).toHaveBeenCalledOnce();
});

test("a link to a document opens a new tab, says so, and sends no referrer", () => {
  render(<Link text="Privacy policy" href="/files/privacy.pdf" newTabText="opens in a new tab" />);
  const link = screen.getByRole("link", { name: "Privacy policy opens in a new tab" });
  expect(link.getAttribute("href")).toBe("/files/privacy.pdf");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

test.each(["tel:+65-6000-0142", "mailto:help@example.com"])("a link to %s stays on the page", (href) => {
  render(<Link text="Call us" href={href} newTabText="opens in a new tab" />);
  const link = screen.getByRole("link", { name: "Call us" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([href, null]);
});

test("a busy link names its activity, keeps the focus and sends nothing", async () => {
  const press = vi.fn();
  const { rerender } = render(<Link text="Certificate" busyText="Downloading" on={{ press }} />);
  await userEvent.tab();
  rerender(<Link text="Certificate" busyText="Downloading" isBusy isDisabled on={{ press }} />);
  const link = screen.getByRole("button", { name: "Downloading", busy: true });
  expect(document.activeElement).toBe(link);
  await userEvent.keyboard("{Enter}");
  await userEvent.click(link);
  expect(press).not.toHaveBeenCalled();
});

test("a disabled link sends nothing", async () => {
  const press = vi.fn();
  render(<Link text="Forgot your password?" isDisabled on={{ press }} />);
  await userEvent.click(screen.getByRole("button"));
  expect(press).not.toHaveBeenCalled();
});
