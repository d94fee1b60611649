import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Diagram } from "./Diagram.tsx";

test("the words say what to do; the drawing beside them is not read out", () => {
  render(<Diagram picture="dial" text="Dial *#06#." />);
  const figure = screen.getByRole("figure");
  expect(figure.querySelector("figcaption")?.textContent).toBe("Dial *#06#.");
  expect(figure.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("each picture is a drawing of its own", () => {
  const shapes = (["dial", "settings"] as const).map((picture) => {
    const { container, unmount } = render(<Diagram picture={picture} text="Look here." />);
    const drawn = container.querySelector(`[data-diagram="${picture}"]`)?.innerHTML;
    unmount();
    return drawn;
  });
  expect(shapes.every((one) => one !== undefined)).toBe(true);
  expect(new Set(shapes).size).toBe(2);
});
