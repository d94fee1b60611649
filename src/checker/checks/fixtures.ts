import { arrayElements, objectEntries, objectKeys } from "../../documents/json.ts";
import { checkJson } from "../../documents/json-schema.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import { schemaOfData } from "../scope/data-schema.ts";
import { type FixturesDocument, fixturesOf } from "../uses/fixtures.ts";
import { listCalls, listStates } from "../uses/flow-links.ts";
import { flowsUnder } from "../uses/flow-uses.ts";
import { flowOfScenarios } from "../uses/reference-occurrences.ts";
import { type Check, ofEach } from "./check.ts";

/** A usual reply is one that its call can give, and every fixture is used by scenarios. */
export const fixtures: Check = {
  ids: ["unfit-reply", "unused-fixture"],
  run: ofEach(["fixtures"], (context, document) => [...unfitReplies(context, document), ...unused(context, document)]),
};

function unfitReplies(context: CheckContext, { value }: FixturesDocument): FoundHere[] {
  return objectEntries(value.replies).flatMap(([call, reply]) => {
    const output = context.index.find("call", call)?.value.output;
    return checkJson(schemaOfData(context.contractIndex, output), reply).map(
      ({ pointer, expected }): FoundHere => ({
        check: "unfit-reply",
        spot: { path: ["replies", call, ...parsePointer(pointer)] },
        message: `call "${call}" gives ${expected} here`,
        hint: `the call's "output" describes what it gives`,
      }),
    );
  });
}

function unused(context: CheckContext, document: FixturesDocument): FoundHere[] {
  const { people, plans, calls } = usedFrom(context, document);
  const finding = (part: string, noun: string, names: readonly string[], used: ReadonlySet<string>) =>
    names
      .filter((name) => !used.has(name))
      .map((name): FoundHere => {
        const spot = { path: [part, name], part: "key" as const };
        return { check: "unused-fixture", spot, message: `no scenario ${noun} "${name}"`, hint: "remove it" };
      });
  return [
    ...finding("people", "begins with the person", objectKeys(document.value.people), people),
    ...finding("plans", "and no person has the plan", objectKeys(document.value.plans), plans),
    ...finding("replies", "that lists this file comes to the call", objectKeys(document.value.replies), calls),
  ];
}

interface Used {
  readonly people: ReadonlySet<string>;
  readonly plans: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
}

/** The names of a file that the scenarios which list it use, and the calls of their flows. */
function usedFrom(context: CheckContext, document: FixturesDocument): Used {
  const listing = listingScenarios(context.index)
    .filter((scenarios) => fixturesOf(context, scenarios).includes(document))
    .map((scenarios) => ({ flow: flowOfScenarios(scenarios, context), all: objectEntries(scenarios.value.scenarios) }));
  const given = listing.flatMap(({ all }) => all.flatMap(([, scenario]) => scenario.given ?? []));
  const people = given.flatMap(({ person }) => person ?? []);
  const ofPeople = objectEntries(document.value.people).flatMap(([, { plan }]) => plan ?? []);
  const flows = new Set(listing.flatMap(({ flow }) => (flow === undefined ? [] : [...flowsUnder(context, flow)])));
  const calls = [...flows].flatMap((flow) => listStates(flow).flatMap(({ state }) => listCalls(state)));
  return {
    people: new Set(people),
    plans: new Set([...ofPeople, ...given.flatMap(({ plan }) => plan ?? [])]),
    calls: new Set(calls.map(({ call }) => call)),
  };
}

const listingScenarios = memoize((index: DocumentIndex) =>
  index.of("scenarios").filter(({ value }) => arrayElements(value.fixtures).length > 0),
);
