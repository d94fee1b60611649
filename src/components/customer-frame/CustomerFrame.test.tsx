import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CustomerFrame } from "./CustomerFrame.tsx";

test("the header names the signed-in customer; the main part can take the focus when the screen changes", () => {
  const brand = { logo: "/brands/any/logo.svg", logoText: "Any care", skipText: "Skip to content" };
  render(<CustomerFrame {...brand} customerName="Mei Tan" slots={{ page: "The page." }} />);
  expect(screen.getByRole("banner").textContent).toContain("Mei Tan");
  const main = screen.getByRole("main");
  main.focus();
  expect(document.activeElement).toBe(main);
});
