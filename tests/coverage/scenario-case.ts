import type { CheckContext } from "../../src/checker/check-context.ts";
import { walkedSteps } from "../../src/checker/scenarios/walk-scenario.ts";
import { nameInJourney } from "../../src/checker/uses/references.ts";
import { view } from "../../src/engine/index.ts";
import { scenarioName } from "../../tools/coverage/scenario-traces.ts";
import { type ListedScenario, listScenarios } from "../../tools/scenario/list-scenarios.ts";
import { runOnEngine } from "../../tools/scenario/run-on-engine.ts";
import { drawnMarkup, markupText } from "./drawn-text.tsx";

/** What goes otherwise than a scenario says; with a message, that no screen of it reads so. */
export function scenarioDiffers(documents: CheckContext, name: string, message?: string): string | undefined {
  const listed = listScenarios(documents, {}).find((one) => scenarioName(one) === name);
  if (listed === undefined) throw new Error(`There is no scenario "${name}".`);
  const [result] = runOnEngine(documents, [listed]);
  if (result?.failure !== undefined) return result.failure.message;
  if (message === undefined) return undefined;
  return isRead(documents, listed, message) ? undefined : `nobody reads "${message}"`;
}

/** Whether a message is on a screen of a scenario, or in a notice, at some step, in English. */
function isRead(documents: CheckContext, { document, flow, scenario }: ListedScenario, message: string): boolean {
  const { client, programme, session, storage } = scenario.given;
  for (const { outcome } of walkedSteps(documents, scenario, nameInJourney(flow, document))) {
    if (!outcome.ok) return false;
    const { snapshot, flows, context } = outcome.runState;
    const { page, overlays, show } = view(flows, snapshot, context);
    for (const shown of [page, ...overlays]) {
      if (shown === undefined) continue;
      const { screen, data, settings, rules } = shown;
      const notice = show;
      const drawn = { screen, client, programme, locale: "en-US", data, settings, session, storage, rules, notice };
      if (markupText(drawnMarkup(documents, drawn)).split("\n").includes(message)) return true;
    }
  }
  return false;
}
