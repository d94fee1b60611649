import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Carousel } from "./Carousel.tsx";
import { Slide } from "./Slide.tsx";

const slides = ["One", "Two", "Three"].map((title) => <Slide key={title} title={title} />);

/** jsdom has no layout: fakes a row of this width, with cards of this total width. */
function draw(inside: number, width = 300) {
  const row = vi.fn();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(inside);
  HTMLElement.prototype.scrollBy = row;
  render(<Carousel label="Benefits" previousText="Previous" nextText="Next" slots={{ slides }} />);
  return row;
}

test("has no buttons when all cards fit", () => {
  draw(300);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button")).toBeNull();
});

test("the buttons scroll towards the other cards, and stop at each end", async () => {
  const scrollBy = draw(900);
  const [previous, next] = ["Previous", "Next"].map((name) => screen.getByRole("button", { name }));
  if (previous === undefined || next === undefined) return expect.unreachable();
  await userEvent.click(previous);
  expect(scrollBy).not.toHaveBeenCalled();
  await userEvent.click(next);
  expect(scrollBy.mock.calls).toEqual([[{ left: 240 }]]);
  const row = screen.getByRole("list");
  Object.defineProperty(row, "scrollLeft", { value: 600 });
  fireEvent.scroll(row);
  expect(next.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(previous);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -240 });
});
