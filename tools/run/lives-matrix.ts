import type { FullResult, Reporter, TestCase } from "playwright/types/testReporter";

/** Marks, by tabs: requests, pages, changes, changes that a page did not show in time. */
const LIVES = "lives";

/** Prints how many changes of requests the pages that follow them showed. */
export default class LivesMatrix implements Reporter {
  #row: readonly string[] = [];

  onTestEnd(test: TestCase): void {
    const mark = test.annotations.find(({ type }) => type === LIVES);
    this.#row = mark?.description?.split("\t") ?? this.#row;
  }

  onEnd({ status }: FullResult): void {
    const [requests = 0, pages = 0, changes = 0, late = 0] = this.#row;
    console.log(`${requests} requests, ${pages} pages, ${changes} changes, ${late} shown late; ${status}`);
  }
}
