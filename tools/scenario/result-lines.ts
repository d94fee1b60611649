import { placeText } from "../explain/place-in.ts";
import type { ScenarioResult } from "./run-on-engine.ts";

/** The results of scenarios, for a person: file by file, failures with the step that differs. */
export function resultLines(results: readonly ScenarioResult[]): string[] {
  const files = [...new Set(results.map(({ file }) => file))];
  return [
    ...files.flatMap((file) => [file, ...results.filter((one) => one.file === file).flatMap(scenarioLines)]),
    "",
    [`${count(results, "passed")} passed`, `${count(results, "failed")} failed`, ...skippedIn(results)].join(", "),
  ];
}

type Verdict = "passed" | "failed" | "skipped";

function toVerdict({ failure, skipped }: ScenarioResult): Verdict {
  if (failure !== undefined) return "failed";
  return skipped === undefined ? "passed" : "skipped";
}

const count = (results: readonly ScenarioResult[], verdict: Verdict) =>
  results.filter((one) => toVerdict(one) === verdict).length;

function skippedIn(results: readonly ScenarioResult[]): string[] {
  const skipped = count(results, "skipped");
  return skipped === 0 ? [] : [`${skipped} not run`];
}

function scenarioLines(result: ScenarioResult): string[] {
  const { title, failure, skipped } = result;
  const line = `  ${toVerdict(result)}: ${title}`;
  if (failure !== undefined) return [line, `    ${placeText(failure)}: ${failure.message}`];
  return skipped === undefined ? [line] : [line, `    ${skipped}`];
}
