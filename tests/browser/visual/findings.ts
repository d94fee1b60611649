import { test } from "playwright/test";

/** Takes lines of a table, by tabs: screen, how it was looked at, what is wrong. */
type Listener = (line: string) => void;

let listener: Listener | undefined;

/** Lets somebody else hear what is wrong; without anybody it is said by annotations of the test that runs. */
export function setFindingListener(to: Listener | undefined): void {
  listener = to;
}

/** Tells what is wrong with a screen, once in a test. */
export function reportFinding(screen: string, conditions: string, finding: string): void {
  const description = [screen, conditions, finding].join("\t");
  const { annotations } = test.info();
  if (listener !== undefined) listener(description);
  else if (!annotations.some((one) => one.description === description)) annotations.push({ type: "look", description });
}
