import type { FullResult, Reporter, TestCase } from "playwright/types/testReporter";
import { longest, printTable } from "./table.ts";

/**
 * Marks, by tabs: step, operation, what was out, how long until it was said, how long until the customer went
 * on, and how long the same takes when nothing is out.
 */
const OUTAGE = "outage";

/** Prints the outcome of every call during an outage, its times, and the longest times. */
export default class OutageMatrix implements Reporter {
  readonly #lines: (readonly string[])[] = [];

  onTestEnd(test: TestCase): void {
    for (const { type, description = "" } of test.annotations) {
      if (type === OUTAGE) this.#lines.push(description.split("\t"));
    }
  }

  onEnd({ status }: FullResult): void {
    const [noticeTime, wentOn] = [3, 4].map((column) => longest(this.#lines.map((line) => line[column] ?? "")));
    printTable([
      ["step", "operation", "out", "said within", "going on within", "without an outage"],
      ...this.#lines,
      ["at most", "", "", noticeTime ?? "", wentOn ?? "", ""],
    ]);
    const failed = this.#lines.filter((line) => line.includes("FAILED")).length;
    console.log(`${this.#lines.length} cases, ${failed} failed; ${status}`);
  }
}
