import { readFileSync } from "node:fs";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { explainMessage } from "../explain/explain-message.ts";
import { type KnownAs, placesAt } from "./known-as.ts";
import { type ScenarioTrace, traceScenarios } from "./scenario-traces.ts";
import type { SpecifiedItem, SpecifiedKind } from "./specified-items.ts";

/**
 * All tests in which something that the specification names can be looked for. A test is named
 * - `scenario journey/document: sentence`
 * - `address sentence`, `screen sentence`, `tries sentence`: a case of tests/coverage
 * - `field journey/form.field`: a row of tests/forms/spec-messages.json
 * - `case name`: a case of the contract
 * - `test file: title`: of vitest
 */
export interface Tests {
  readonly scenarios: readonly ScenarioTrace[];
  readonly addresses: readonly { readonly title: string; readonly address: string }[];
  readonly fields: readonly { readonly field: string; readonly wrong: Readonly<Record<string, string>> }[];
  /** Operation to the cases of the contract that send it. */
  readonly cases: ReadonlyMap<string, readonly string[]>;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/** Said of what no test can show; the decision says why. */
const NO_TEST = "none";

/** The tests of the repository. */
export function readTests(context: CheckContext, cases: Tests["cases"]): Tests {
  return {
    scenarios: traceScenarios(context),
    addresses: readJson("tests/coverage/addresses.json"),
    fields: readJson("tests/forms/spec-messages.json"),
    cases,
  };
}

/** The test that shows something: the one that it names, or the first that comes by it. */
export function findTest(
  context: CheckContext,
  tests: Tests,
  { kind, item, known }: { kind: SpecifiedKind; item: SpecifiedItem; known: readonly KnownAs[] },
): string | undefined {
  if (item.test !== undefined) return item.test === NO_TEST ? undefined : item.test;
  if (kind === "messages") return findTestOfMessage(context, tests, item.name, known);
  for (const one of known) {
    const found = findTestOfOne(context, tests, one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findTestOfOne(context: CheckContext, { scenarios, addresses, cases }: Tests, known: KnownAs) {
  if (known.kind === "operation") {
    const [first] = cases.get(known.id) ?? [];
    return first && `case ${first}`;
  }
  if (known.kind === "address") {
    const isThere = placesAt(context, known.id).length > 0;
    const found = addresses.find(({ address }) => isThere && fits(known.id, address));
    return found && `address ${found.title}`;
  }
  return passing(scenarios, `${known.kind} ${known.id}`);
}

/** Whether an address is one of a path's. */
function fits(path: string, address: string): boolean {
  const [wanted, given] = [path.split("/"), (address.split("?")[0] ?? "").split("/")];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(":") || part === given[at]);
}

/** The first scenario that says what is to be seen where it comes by something; else the first that comes by. */
function passing(scenarios: readonly ScenarioTrace[], name: string): string | undefined {
  const found =
    scenarios.find(({ passed }) => passed.get(name) === true) ?? scenarios.find(({ passed }) => passed.has(name));
  return found && `scenario ${found.name}`;
}

/** A field says it of a wrong value, a scenario shows it as a notice, or says that a screen is there on which it stands. */
function findTestOfMessage(context: CheckContext, tests: Tests, text: string, known: readonly KnownAs[]) {
  const field = tests.fields.find(({ wrong }) => Object.values(wrong).includes(text));
  if (field !== undefined) return `field ${field.field}`;
  for (const { id } of known) {
    const shown = passing(tests.scenarios, `message ${id}`);
    if (shown !== undefined) return shown;
  }
  const screens = known.flatMap(({ id }) => explainMessage(context, id).screens);
  const scenario = tests.scenarios.find((one) => screens.some((screen) => one.screens.has(screen)));
  return scenario && `scenario ${scenario.name}`;
}
