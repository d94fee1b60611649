import { expect, test } from "vitest";
import { asDocument } from "../../../src/checker/release/as-document.ts";
import { walkedSteps } from "../../../src/checker/scenarios/walk-scenario.ts";
import type { Screen } from "../../../src/documents/generated/screen.ts";
import { documentsToWalk } from "../../walk/documents-to-walk.ts";
import { listScenarios } from "../list-scenarios.ts";
import { findAddress, pathInside } from "./addresses.ts";
import { pressedControl } from "./pressed-control.ts";

const documents = documentsToWalk();

test("of controls that send the same event, the one with the scenario's values is pressed", () => {
  const [listed] = listScenarios(documents, { title: "What things cost is a table" });
  const plan = documents.index.find("screen", "plan-details/plan");
  const [start] = listed === undefined ? [] : walkedSteps(documents, listed.scenario, "plan-details/plan-details");
  if (plan === undefined || start?.outcome.ok !== true) throw new Error("the plan is not shown");
  const screen = asDocument<Screen>(plan.value, plan.path);
  const { runState } = start.outcome;
  expect(pressedControl(screen, runState, "LOOK", { card: "fees" })).toEqual({
    text: "plan.cardTypes.fees.look",
    nth: 0,
  });
  expect(pressedControl(screen, runState, "LOOK", { card: "coverage" })?.text).toBe("plan.cardTypes.coverage.look");
  expect(pressedControl(screen, runState, "LOOK", { card: "none" })).toBeUndefined();
  expect(pressedControl(screen, runState, "NOTHING")).toBeUndefined();
});

test("an address with the input is preferred to one without", () => {
  const plan = "plan-details/plan-details";
  expect(findAddress(documents, plan, { client: "tech-care", input: { plan: "A 1" } })).toBe("/portal/plan/A%201");
  expect(findAddress(documents, plan, { client: "tech-care" })).toBe("/portal/plan");
});

test("a state has the path of its address, and a flow that only runs in others has no address", () => {
  expect(pathInside(documents, "request-review")).toBe("/reviewsubmission");
  expect(pathInside(documents, "preparing")).toBeUndefined();
  expect(findAddress(documents, "sign-in/one-time-code", { client: "tech-care" })).toBeUndefined();
});
