import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { writeTally } from "./tally.mjs";

function testTitle(test: TestCase | TestSuite): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

function skipReason(test: TestCase): string {
  const result = test.result();
  const note = result.state === "skipped" ? result.note : undefined;
  if (note !== undefined && note !== "") return note;
  return test.options.mode === "todo" ? "to do" : "no reason given, or its suite failed";
}

function failuresOutsideTests(module: TestModule): string[] {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0).map(testTitle);
  return module.errors().length > 0 ? [module.relativeModuleId, ...suites] : suites;
}

/** Counts tests, and what fails outside of them: files that do not load, hooks, stray rejections. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: ReadonlyArray<{ readonly message: string }>): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    writeTally({
      passed: inState("passed").length,
      failed: [
        ...[...inState("failed"), ...inState("pending")].map(testTitle),
        ...modules.flatMap(failuresOutsideTests),
        ...errors.map((error) => `outside any test: ${error.message}`),
      ],
      skipped: inState("skipped").map((test) => ({ title: testTitle(test), reason: skipReason(test) })),
    });
  }
}
