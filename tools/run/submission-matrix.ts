import type { FullResult, Reporter, TestCase } from "playwright/types/testReporter";
import { printTable } from "./table.ts";

/** Marks, by tabs: walk, submissions, submissions with one order and its confirmation. */
const SUBMISSIONS = "submissions";

/** Prints for each walk how many submissions made one order and showed it. */
export default class SubmissionMatrix implements Reporter {
  readonly #rows: (readonly string[])[] = [];

  onTestEnd(test: TestCase): void {
    for (const { type, description = "" } of test.annotations)
      if (type === SUBMISSIONS) this.#rows.push(description.split("\t"));
  }

  onEnd({ status }: FullResult): void {
    const sum = (column: number) => this.#rows.reduce((total, row) => total + Number(row[column]), 0);
    printTable([["walk", "submissions", "one order each"], ...this.#rows]);
    console.log(`${sum(1)} submissions, ${sum(2)} with one order and its confirmation; ${status}`);
  }
}
