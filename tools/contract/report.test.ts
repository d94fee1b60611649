import { expect, it } from "vitest";
import { contractText } from "./report.ts";

const result = { findings: [], operations: 2, cases: 1, requests: 30, neverDone: [], leftOut: [] };

it("prints how much was checked", () => {
  expect(contractText(result)).toBe("2 operations and 1 cases, 30 requests: 0 differences.\n");
});

it("names each difference with its operation, its request and its rule, and the skipped checks", () => {
  const finding = {
    rule: "status",
    operation: "login",
    request: "locks, step 2",
    message: "replied 400, expected 405",
  };
  const text = contractText({
    ...result,
    findings: [{ ...finding, rule: "status" }],
    neverDone: ["enrol"],
    leftOut: ["orders: why"],
  });
  expect(text).toContain("login, locks, step 2: replied 400, expected 405 [status]\n\n");
  expect(text).toContain(
    "1 difference.\nNever replied 200, so only their refusals were checked: enrol.\nNot asked: orders: why.\n",
  );
});
