import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Stepper } from "./Stepper.tsx";

test("draws a part of its line for each step; its end is open while the count is unknown, and none without a position", () => {
  const { container, rerender } = render(<Stepper text="Step 2 of 5" place={2} count={5} />);
  expect(container.querySelectorAll("[aria-hidden] > span")).toHaveLength(5);
  rerender(<Stepper text="Step 2" place={2} />);
  expect(container.querySelectorAll("[aria-hidden] > span")).toHaveLength(3);
  rerender(<Stepper text="Almost there" />);
  expect(container.querySelector("[aria-hidden]")).toBeNull();
});

test("it is read as a sentence, with the step's name", () => {
  const { container } = render(<Stepper text="Step 2 of 5" name="Delivery" place={2} count={5} />);
  expect(container.textContent).toBe("Step 2 of 5 Delivery");
});
