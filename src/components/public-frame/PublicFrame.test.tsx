import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PublicFrame } from "./PublicFrame.tsx";

const brand = { logo: "/brands/any/logo.svg", logoText: "Any care", skipText: "Skip to content" };

test("header, main part and footer hold their children", () => {
  render(<PublicFrame {...brand} slots={{ header: "English", page: "The page.", footer: "Privacy policy" }} />);
  expect(screen.getByRole("banner").textContent).toContain("English");
  expect(screen.getByRole("img", { name: "Any care" }).getAttribute("src")).toBe("/brands/any/logo.svg");
  expect(screen.getByRole("main").textContent).toBe("The page.");
  expect(screen.getByRole("contentinfo").textContent).toBe("Privacy policy");
});

test("the first Tab reaches a link that skips the header and does not change the address", async () => {
  render(<PublicFrame {...brand} slots={{ page: "The page." }} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Skip to content" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(location.hash).toBe("");
});
