import type { FullConfig, Reporter, Suite, TestCase, TestError } from "playwright/types/testReporter";
import { writeTally } from "./tally.mjs";

function testTitle(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(" > ");
}

function skipReason(test: TestCase): string {
  const marked = test.annotations.find(({ type }) => type === "skip" || type === "fixme");
  if (marked !== undefined) return marked.description ?? "no reason given";
  return "did not run, because something before it failed";
}

/** Counts tests, and errors outside of them: files that do not load, the global setup. */
export default class PlaywrightTally implements Reporter {
  readonly #errors: string[] = [];
  #tests: readonly TestCase[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError(error: TestError): void {
    const [firstLine = "unknown"] = (error.message ?? "unknown").split("\n");
    this.#errors.push(`outside any test: ${firstLine}`);
  }

  onEnd(): void {
    const withOutcome = (...outcomes: string[]) => this.#tests.filter((test) => outcomes.includes(test.outcome()));
    writeTally({
      passed: withOutcome("expected").length,
      failed: [...withOutcome("unexpected", "flaky").map(testTitle), ...this.#errors],
      skipped: withOutcome("skipped").map((test) => ({ title: testTitle(test), reason: skipReason(test) })),
    });
  }
}
