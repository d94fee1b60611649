import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlanCard } from "./PlanCard.tsx";

test("it is an article named by the plan, with its heading in the outline", () => {
  render(<PlanCard name="Device Care" status="Active" level={2} slots={{ actions: "See what is covered" }} />);
  const card = screen.getByRole("article", { name: "Device Care" });
  expect(within(card).getByRole("heading", { level: 2, name: "Device Care" })).toBeDefined();
  expect(card.textContent).toBe("Device CareActiveSee what is covered");
});

test("shows its named drawing, or a shield", () => {
  const drawn = (card: Parameters<typeof PlanCard>[0]) => render(<PlanCard {...card} />).container.querySelector("svg");
  const shield = drawn({ name: "Device Care" })?.innerHTML;
  expect(drawn({ name: "Device Care", icon: "shield" })?.innerHTML).toBe(shield);
  expect(drawn({ name: "What it costs", icon: "price" })?.innerHTML).not.toBe(shield);
});
