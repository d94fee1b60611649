import { expect, test } from "vitest";
import type { Screen } from "../../../src/documents/generated/screen.ts";
import { checkedValue } from "../../../src/documents/release/checked-value.ts";
import { walkedSteps } from "../../../src/documents/scenarios/walk-scenario.ts";
import { documentsToWalk } from "../../walk/documents-to-walk.ts";
import { listScenarios } from "../list-scenarios.ts";
import { addressOf } from "./addresses.ts";
import { pressedControl } from "./pressed-control.ts";

const documents = documentsToWalk();

test("of controls that send the same event the one is pressed whose values are meant", () => {
  const [listed] = listScenarios(documents, { title: "What things cost is a table" });
  const plan = documents.index.find("screen", "plan-details/plan");
  const [start] = listed === undefined ? [] : walkedSteps(documents, listed.scenario, "plan-details/plan-details");
  if (plan === undefined || start?.outcome.ok !== true) throw new Error("the plan is not shown");
  const screen = checkedValue<Screen>(plan.value, plan.path);
  const { standing } = start.outcome;
  expect(pressedControl(screen, standing, "LOOK", { card: "fees" })).toEqual({ text: "plan.cards.fees.look", nth: 0 });
  expect(pressedControl(screen, standing, "LOOK", { card: "coverage" })?.text).toBe("plan.cards.coverage.look");
  expect(pressedControl(screen, standing, "LOOK", { card: "none" })).toBeUndefined();
  expect(pressedControl(screen, standing, "NOTHING")).toBeUndefined();
});

test("an address that says the input is taken before one that does not", () => {
  const plan = "plan-details/plan-details";
  expect(addressOf(documents, plan, { client: "tech-care", input: { plan: "A 1" } })).toBe("/portal/plan/A%201");
  expect(addressOf(documents, plan, { client: "tech-care" })).toBe("/portal/plan");
});

test("an address names the state that is meant, and none leads to a flow that only runs in others", () => {
  const requests = "service-request/raise-request";
  expect(addressOf(documents, requests, { client: "sg-carrier", state: "review" })).toBe("/reviewsubmission");
  expect(addressOf(documents, requests, { client: "sg-carrier", state: "preparing" })).toBeUndefined();
  expect(addressOf(documents, "sign-in/one-time-code", { client: "tech-care" })).toBeUndefined();
});
