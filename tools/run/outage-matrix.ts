import type { FullResult, Reporter, TestCase } from "playwright/types/testReporter";

/** Marks, by tabs: step, operation, what was out, what came of it. */
const OUTAGE = "outage";

/** Prints what came of every call during which the network was out, and how long it took. */
export default class OutageMatrix implements Reporter {
  readonly #lines: (readonly string[])[] = [];

  onTestEnd(test: TestCase): void {
    for (const { type, description = "" } of test.annotations) {
      if (type === OUTAGE) this.#lines.push(description.split("\t"));
    }
  }

  onEnd({ status }: FullResult): void {
    const head = ["step", "operation", "out", "what came of it"];
    for (const line of [head, head.map(() => "---"), ...this.#lines]) console.log(`| ${line.join(" | ")} |`);
    const failed = this.#lines.filter((line) => line.at(-1) === "FAILED").length;
    console.log(`${this.#lines.length} cases, ${failed} failed; ${status}`);
  }
}
