import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { targets } from "../../src/checker/checks/reference-targets.ts";
import { COMMON_FAILURES } from "../../src/checker/uses/call-failures.ts";
import { textAt } from "../../src/checker/uses/occurrence.ts";
import { listOccurrences, occurrencesIn } from "../../src/checker/uses/occurrences.ts";
import { meanings } from "../../src/checker/uses/reference-occurrences.ts";
import { listReferences, type Reference } from "../../src/checker/uses/references.ts";
import { formatPointer } from "../../src/documents/json-path.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { explainMessage } from "../../tools/explain/explain-message.ts";
import { findUses } from "../../tools/uses/find-uses.ts";
import { usesLines } from "../../tools/uses/uses-lines.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");
const tea = checkDocuments(files, facts).context;
const repository = prepareRepository();

/** Names of the runtime or the engine, and members of data types, which have no name outside of them. */
const OWN_NAMES = new Set(["*", "next", ...COMMON_FAILURES]);
const isNested = ({ refers, document, path }: ReturnType<typeof listReferences>[number]) =>
  refers === "own-property" && !(document.kind === "flow" && path[0] === "data" && path.length === 3);

test("every kind of reference that the checker knows has a meaning", () => {
  const read = [...Object.keys(meanings), "field", "answered-field"];
  expect(Object.keys(targets).filter((kind) => !read.includes(kind))).toEqual([]);
});

/** Whether a screen has it from its layout or a fragment, where it is a use too. */
const isElsewhere = ({ document, path, part }: Reference) =>
  (document.layout !== undefined || document.fragments.size > 0) && textAt(document, path, part) === undefined;

test("every reference in the repository is a use of something", () => {
  const missed = repository.index.documents.flatMap((document) => {
    const places = new Set(
      occurrencesIn(repository, document).map(({ path, part }) => `${part} ${formatPointer(path)}`),
    );
    return listReferences(repository, document)
      .filter((reference) => !OWN_NAMES.has(reference.name) && !isNested(reference) && !isElsewhere(reference))
      .filter(({ path, part }) => !places.has(`${part} ${formatPointer(path)}`))
      .map(({ refers, name, path }) => `${refers} ${name} ${document.path}${formatPointer(path)}`);
  });
  expect(missed).toEqual([]);
});

const OUTSIDE = ["component", "operation", "type"];
const BUILT_IN = ["isSignedIn", "userId", "programme", "programmes"].map((name) => `session-data ${name}`);

test("everything used has a place", () => {
  const occurrences = listOccurrences(repository).filter(({ kind }) => !OUTSIDE.includes(kind));
  const defined = new Set(occurrences.flatMap(({ kind, id, isDefinition }) => (isDefinition ? [`${kind} ${id}`] : [])));
  const used = new Set(occurrences.map(({ kind, id }) => `${kind} ${id}`));
  const spoken = new Set(repository.runtimeMessages.map(({ key }) => `message ${key}`));
  expect([...used].filter((name) => !defined.has(name) && !spoken.has(name) && !BUILT_IN.includes(name))).toEqual([]);
});

test("uses are listed with their places, and with the customers who reach them", () => {
  const lines = usesLines(findUses(tea, "setting", "party/party.lasts"));
  expect(lines).toEqual([
    "setting party/party.lasts",
    expect.stringMatching(/^ {2}flows\/party\/party\.flow\.json:\d+:\d+$/),
    "used once:",
    expect.stringMatching(
      /party\.flow\.json:\d+:\d+ flow party\/party \/states\/heating\/done\/set\/endsAt\/plus\/1\/var$/,
    ),
    "clients: tea-house",
    "programmes: black-leaf, green-leaf",
    "countries: XX",
  ]);
});

test.each([
  [
    "data",
    "brewing/brewing.tries",
    [
      "flow brewing/brewing /states/boiling/failed/dry/set/tries",
      "flow brewing/brewing /states/boiling/failed/dry/set/tries/+/0/var",
      "scenarios brewing/brewing /scenarios/A kettle that is dry is told, and the guest may try another/steps/1/then/data/tries",
      "scenarios brewing/brewing /scenarios/Tea that has steeped is served/steps/5/then/data/tries",
    ],
  ],
  [
    "input",
    "kettle.boil.degrees",
    [
      "flow brewing/brewing /states/boiling/with/degrees",
      "call kettle.boil /required/1",
      "call kettle.boil /variants/v1/request/body.degrees/var",
      "flow party/party /states/heating/with/degrees",
    ],
  ],
  ["outcome", "brewing/steeping.ready", ["flow brewing/brewing /states/steeping/done/ready"]],
  [
    "programme",
    "base-leaf",
    [
      "messages base-leaf /id",
      "messages base-leaf /id",
      "programme black-leaf /extends",
      "programme green-leaf /extends",
    ],
  ],
])("%s %s is found at every occurrence", (kind, id, expected) => {
  expect(findUses(tea, kind, id).uses.map((use) => `${use.in} ${use.pointer}`)).toEqual(expected);
});

test("a field is found in references, rules and the answers of scenarios", () => {
  const pointers = findUses(tea, "field", "brewing/ask.kettle").uses.map(({ pointer }) => pointer);
  const ends = ["/with/kettle/var", "/fieldErrors/id", "/when/form/ask/kettle"];
  expect(ends.filter((end) => !pointers.some((pointer) => pointer.endsWith(end)))).toEqual([]);
});

test("a message that a scenario expects names its external frame and the message there", () => {
  const posts = /\/then\/posts$/;
  const named = listOccurrences(repository).filter(({ path }) => posts.test(formatPointer(path)));
  const texts = new Set(
    named.map(({ kind, document, path, part, range }) => {
      return `${kind} ${textAt(document, path, part)?.slice(range?.from, range?.to)}`;
    }),
  );
  expect(texts).toContain("external-frame card");
  expect(texts).toContain("frame-message tokenise");
});

test("a word of a catalogue is used by the texts that show it", () => {
  const { uses, definitions } = findUses(tea, "message", "requests.types.refill.name");
  expect(uses.map((use) => `${use.in} ${use.pointer}`)).toEqual(["screen party/part /blocks/refill/props/text"]);
  expect(definitions.map(({ file }) => file)).toContain("locales/en-US/programmes/base-leaf.json");
  expect(explainMessage(tea, "requests.types.refill.name").screens).toEqual(["party/part"]);
});

test("customers of a programme without a journey do not reach it", () => {
  const { programmes } = findUses(repository, "flow", "service-request/raise-request");
  const offering = repository.programmes.filter(({ value }) => Object(value.journeys).raiseRequest !== undefined);
  expect(programmes).toEqual(offering.map(({ id }) => id).sort());
});

test.each([
  ["stat", "x", 'there is no kind "stat": did you mean "state"?'],
  ["state", "brewing/brewing.boilin", 'did you mean "brewing/brewing.boiling"?'],
  ["state", "boiling", 'did you mean "brewing/brewing.boiling"?'],
])("%s %s does not exist, and the error names the nearest", (kind, id, message) => {
  expect(() => findUses(tea, kind, id)).toThrow(message);
});
