import { beforeAll, expect, test } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { documentsToWalk } from "./documents-to-walk.ts";
import { statesWithoutForms } from "./given-names.ts";

let context: CheckContext;

beforeAll(() => {
  context = documentsToWalk();
});

test("the steps after a form are not entered without its result", () => {
  const flow = context.index.find("flow", "service-request/raise-request");
  const without = flow && statesWithoutForms(context, flow).get("device");
  expect(without?.has("begin")).toBe(true);
  expect(without?.has("device")).toBe(true);
  expect(without?.has("preparing")).toBe(false);
  expect(without?.has("starting")).toBe(false);
  expect(without?.has("choosingAgain")).toBe(false);
});
