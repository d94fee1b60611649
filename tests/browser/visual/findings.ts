import { test } from "playwright/test";

/** Lines of a table, separated by tabs: screen, kind of check, defect. */
type Listener = (line: string) => void;

let listener: Listener | undefined;

/** Redirects the defects to a listener; without one they are annotations of the running test. */
export function setFindingListener(to: Listener | undefined): void {
  listener = to;
}

/** Reports a defect of a screen, once in a test. */
export function reportFinding(screen: string, conditions: string, finding: string): void {
  const description = [screen, conditions, finding].join("\t");
  const { annotations } = test.info();
  if (listener !== undefined) listener(description);
  else if (!annotations.some((one) => one.description === description)) annotations.push({ type: "look", description });
}
