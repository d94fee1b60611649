import { arrayElements } from "../../documents/json.ts";
import { checkJson } from "../../documents/json-schema.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { memoize } from "../incremental/memoize.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Deviation, listAnswers, type Names, walkScenario } from "../scenarios/walk-scenario.ts";
import { type WholeScenario, wholeScenarios } from "../scenarios/whole-scenarios.ts";
import { schemaOfData } from "../scope/data-schema.ts";
import { nameInJourney } from "../uses/references.ts";
import type { Check } from "./check.ts";
import { beginningProblems, SCENARIO_BEGINNING } from "./scenario-beginnings.ts";
import { soldBy } from "./sold.ts";

/**
 * Every scenario passes, and can follow the one that it names. Scenarios through documents with other problems are left
 * out.
 */
export const scenarios: Check = {
  ids: [SCENARIO_BEGINNING, "scenario-fails"],
  run(context, found) {
    const broken = new Set(found().map(({ file }) => file));
    if ([...broken].some((file) => file.startsWith("flows/"))) return [];
    return context.index
      .of("scenarios")
      .flatMap((document) => [
        ...beginningProblems(context, document, (scenario) => canWalk(context, scenario, broken)),
        ...findProblems(context, document, broken),
      ]);
  },
};

function findProblems(context: CheckContext, document: SourceDocument, broken: ReadonlySet<string>): Problem[] {
  return Object.entries(wholeScenarios(context, document).scenarios).flatMap(([title, scenario]) => {
    if (!canWalk(context, scenario, broken)) return [];
    return findDeviations(context, document.path, title).map(({ path, message }) => ({
      check: "scenario-fails",
      file: document.path,
      spot: { path: ["scenarios", title, ...path] },
      message: `"${title}": ${message}`,
      hint: "run `portal scenario` on this file to see each step",
    }));
  });
}

/** The first mismatch of a scenario; it is walked again only when its documents have changed. */
export const findDeviations = memoize((context: CheckContext, path: string, title: string): readonly Deviation[] => {
  const document = context.index.at(path);
  if (document === undefined) return [];
  const { flow, scenarios: all } = wholeScenarios(context, document);
  const scenario = all[title];
  if (scenario === undefined) return [];
  const wrong = wrongAnswers(context, scenario);
  const names: Names = { flow: nameInJourney(flow, document), screen: (name) => nameInJourney(name, document) };
  return wrong.length > 0 ? wrong : walkScenario(context, scenario, names);
});

/** Whether the client of a scenario and its offers have no problems. */
function canWalk(context: CheckContext, { given }: WholeScenario, broken: ReadonlySet<string>): boolean {
  const client = context.clients.find(({ id }) => id === given.client);
  if (client === undefined) return false;
  // Of programmes with one id, the first is used.
  const sold = new Map(
    soldBy(context, client)
      .toReversed()
      .map((one) => [one.id, one]),
  );
  const isWhole = sold.size === new Set(arrayElements(client.value.programmes)).size;
  return isWhole && [client, ...sold.values()].every(({ layers }) => layers.every(({ path }) => !broken.has(path)));
}

/** An answer that the call would never give proves nothing. */
function wrongAnswers(context: CheckContext, scenario: WholeScenario) {
  return listAnswers(scenario).flatMap(({ call, gives, path }) => {
    const output = context.index.find("call", call)?.value.output;
    return checkJson(schemaOfData(context.contractIndex, output), gives).map(({ pointer, expected }) => ({
      path: [...path, ...parsePointer(pointer)],
      message: `call "${call}" gives ${expected} here`,
    }));
  });
}
