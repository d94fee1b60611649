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

test("a long journey keeps its line when its length becomes known, and fills it at the last step alone", () => {
  const { container, rerender } = render(<Stepper text="Step 3" place={3} />);
  const parts = () => [...container.querySelectorAll("[aria-hidden] > span")].map(({ className }) => className);
  const filled = () => parts().filter((name) => name.includes("done")).length;
  expect(parts()).toHaveLength(4);
  rerender(<Stepper text="Step 3 of 14" place={3} count={14} />);
  expect([parts().length, filled()]).toEqual([12, 2]);
  rerender(<Stepper text="Step 13 of 14" place={13} count={14} />);
  expect([parts().length, filled()]).toEqual([12, 11]);
  rerender(<Stepper text="Step 14 of 14" place={14} count={14} />);
  expect(filled()).toBe(12);
  rerender(<Stepper text="Step 13" place={13} />);
  expect([parts().length, filled()]).toEqual([13, 12]);
});

test("it is read as a sentence, with the step's name", () => {
  const { container } = render(<Stepper text="Step 2 of 5" name="Delivery" place={2} count={5} />);
  expect(container.textContent).toBe("Step 2 of 5 Delivery");
});
