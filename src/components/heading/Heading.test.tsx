import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Heading } from "./Heading.tsx";

test.each([1, 2, 3, 4] as const)("level %i becomes the heading's level in the outline", (level) => {
  render(<Heading text="Your devices" level={level} />);
  expect(screen.getByRole("heading", { level, name: "Your devices" })).toBeDefined();
});

test("the level is 2 by default", () => {
  render(<Heading text="Your devices" />);
  expect(screen.getByRole("heading", { level: 2 })).toBeDefined();
});
