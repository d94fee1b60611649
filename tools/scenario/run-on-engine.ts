import type { CheckContext } from "../../src/checker/check-context.ts";
import { findDeviations } from "../../src/checker/checks/scenarios.ts";
import { type Place, placeIn } from "../explain/place-in.ts";
import type { ListedScenario } from "./list-scenarios.ts";

/** The result of a scenario. */
export interface ScenarioResult {
  readonly title: string;
  readonly file: string;
  /** The first step that differs; absent when all agree. */
  readonly failure?: Place & { readonly message: string };
  /** Why it was not run; absent when it was. */
  readonly skipped?: string;
}

/** Runs scenarios on the engine, without a browser or a back end: as `validate` does. */
export function runOnEngine(documents: CheckContext, scenarios: readonly ListedScenario[]): ScenarioResult[] {
  return scenarios.map(({ document, title }) => {
    const [deviation] = findDeviations(documents, document.path, title);
    if (deviation === undefined) return { title, file: document.path };
    const place = placeIn(document, ["scenarios", title, ...deviation.path]);
    return { title, file: document.path, failure: { ...place, message: deviation.message } };
  });
}
