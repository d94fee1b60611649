import type { CheckedDocuments } from "../checked-documents.ts";
import { pathOf } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import type { Scenario, Scenarios } from "../generated/scenarios.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import { elementsOf, member } from "../json.ts";
import { checkJson } from "../json-schema.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { checkedValue } from "../release/checked-value.ts";
import { answersOf, type Deviation, type Names, walkScenario } from "../scenarios/walk-scenario.ts";
import { schemaOfData } from "../scope/data-schema.ts";
import { nameInJourney } from "../uses/references.ts";
import type { Check } from "./check.ts";
import { beginningProblems, SCENARIO_BEGINNING } from "./scenario-beginnings.ts";
import { soldBy } from "./sold.ts";

/**
 * Every scenario goes as it says, and can be played after the one that it names. Those that walk through documents in
 * which something else is wrong are left out.
 */
export const scenarios: Check = {
  ids: [SCENARIO_BEGINNING, "scenario-fails"],
  run(documents, found) {
    const broken = new Set(found().map(({ file }) => file));
    if ([...broken].some((file) => file.startsWith("flows/"))) return [];
    return documents.index
      .of("scenarios")
      .flatMap((document) => [
        ...beginningProblems(documents, document, (scenario) => canWalk(documents, scenario, broken)),
        ...problemsOf(documents, document, broken),
      ]);
  },
};

function problemsOf(documents: CheckedDocuments, document: SourceDocument, broken: ReadonlySet<string>): Problem[] {
  const { scenarios: all } = checkedValue<Scenarios>(document.value, document.path);
  return Object.entries(all).flatMap(([title, scenario]) => {
    if (!canWalk(documents, scenario, broken)) return [];
    return deviationsOf(documents, document.path, title).map(({ path, message }) => ({
      check: "scenario-fails",
      file: document.path,
      spot: { path: ["scenarios", title, ...path] },
      message: `"${title}": ${message}`,
    }));
  });
}

/** Where a scenario is otherwise than it says; it is walked again only when what it walks through has changed. */
export const deviationsOf = rememberedBy(
  (documents: CheckedDocuments, path: string, title: string): readonly Deviation[] => {
    const document = documents.index.at(path);
    const { flow, scenarios: all } = checkedValue<Scenarios>(document?.value, path);
    const scenario = all[title];
    if (document === undefined || scenario === undefined) return [];
    const wrong = wrongAnswers(documents, scenario);
    const names: Names = {
      flow: nameInJourney(flow, document),
      screen: (name) => nameInJourney(name, document),
    };
    return wrong.length > 0 ? wrong : walkScenario(documents, scenario, names);
  },
);

/** Whether nothing is wrong with the client for which a scenario is walked, nor with what it sells. */
function canWalk(documents: CheckedDocuments, { given }: Scenario, broken: ReadonlySet<string>): boolean {
  const client = documents.clients.find(({ id }) => id === given.client);
  if (client === undefined) return false;
  // Of programmes with one id the first is meant.
  const sold = new Map(
    soldBy(documents, client)
      .toReversed()
      .map((one) => [one.id, one]),
  );
  const isWhole = sold.size === new Set(elementsOf(client.value.programmes)).size;
  return isWhole && [client, ...sold.values()].every(({ layers }) => layers.every(({ path }) => !broken.has(path)));
}

/** An answer that the call would never give proves nothing. */
function wrongAnswers(documents: CheckedDocuments, scenario: Scenario) {
  return answersOf(scenario).flatMap(({ call, gives, path }) => {
    const output = member(documents.index.find("call", call)?.value, "output");
    return checkJson(schemaOfData(documents.contractIndex, output), gives).map(({ pointer, expected }) => ({
      path: [...path, ...pathOf(pointer)],
      message: `call "${call}" gives ${expected} here`,
    }));
  });
}
