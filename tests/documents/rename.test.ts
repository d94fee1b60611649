import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { SYMBOL_KINDS, type SymbolKind } from "../../src/checker/uses/occurrence.ts";
import { listSymbolIds } from "../../src/checker/uses/occurrences.ts";
import { checkRepository } from "../../tools/checker/check-repository.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { planRename } from "../../tools/rename/plan-rename.ts";
import { RefusedRename } from "../../tools/rename/refusal.ts";
import { changedFiles, filesAfter } from "../../tools/rename/renamed-files.ts";
import { tryRename } from "../../tools/rename/try-rename.ts";
import { setWith } from "./support/error-fixture.ts";

const { files, facts } = setWith({ over: "tea" });
const tea = decodeFiles(files);
const checkTea = (of: Files) => checkDocuments(of, facts);
const { context: documents } = checkTea(tea);

function decodeFiles(from: Files): Map<string, string> {
  return new Map([...from].map(([path, content]) => [path, Buffer.from(content).toString("utf8")]));
}

const renamed = (kind: string, id: string, to: string, of: Files = tea) =>
  decodeFiles(filesAfter(of, tryRename(of, checkTea, { kind, id, to }).changed));

/** Names of documents and failures have hyphens, names inside of them humps. */
const HYPHENED = [
  "client",
  "programme",
  "flow",
  "screen",
  "form",
  "fields",
  "call",
  "route",
  "address",
  "guard",
  "frame",
  "external-frame",
];
const INNER = ["state", "data", "derived", "field", "setting", "outcome", "input", "set-field", "session-data", "rule"];
const otherName = (kind: SymbolKind, id: string) =>
  id + ([...HYPHENED, "failure", "message"].includes(kind) ? "-zz" : "Zz");

const lastSegment = (id: string) => id.split(/[/.]/).at(-1) ?? id;

/** The renamed repository with the new name written back everywhere. */
function writtenBack(after: ReadonlyMap<string, string>, kind: SymbolKind, id: string): Map<string, string> {
  const isWhole = kind === "call" || kind === "message";
  const [old, name] = [id, otherName(kind, id)].map((one) => (isWhole ? one : lastSegment(one)));
  const back = (text: string) => text.replaceAll(name ?? "", old ?? "");
  return new Map([...after].map(([path, text]) => [back(path), back(text)]));
}

/** All clients and programmes with inherited values. */
const resolvedLayers = ({ clients, programmes }: CheckContext) =>
  JSON.stringify([...clients, ...programmes].map(({ id, value }) => [id, value]));

describe("of all names in a small portal", () => {
  const named = SYMBOL_KINDS.flatMap((kind) => [...listSymbolIds(documents, kind)].map((id) => [kind, id] as const));
  const outcomes = named.map(([kind, id]) => {
    try {
      const after = renamed(kind, id, otherName(kind, id));
      return { kind, id, after, back: renamed(kind, otherName(kind, id), id, after) };
    } catch (error) {
      if (!(error instanceof RefusedRename)) throw error;
      return { kind, id, refusal: error.message };
    }
  });
  const done = outcomes.flatMap((one) => (one.after === undefined ? [] : [one]));
  const refused = outcomes.flatMap((one) => (one.refusal === undefined ? [] : [one]));

  test("each is renamed at every occurrence and nowhere else; there and back gives the same bytes", () => {
    for (const { kind, id, after, back } of done) {
      expect(back, `${kind} ${id}`).toEqual(tea);
      expect(writtenBack(after, kind, id), `${kind} ${id}`).toEqual(tea);
    }
    expect(done.length).toBeGreaterThan(100);
  });

  test("some of every kind can be renamed as documented", () => {
    const renamable =
      "call client data failure field flow form frame guard input message outcome programme route screen";
    const kinds = new Set(done.map(({ kind }) => kind));
    expect(
      `${renamable} session-data setting state variant`.split(" ").filter((kind) => !kinds.has(kind as SymbolKind)),
    ).toEqual([]);
  });

  test("a refused one gives its reason: code or contract, the portal's own names, names that derive from ids", () => {
    const reasons = [
      /^no .+ can be renamed: /,
      /is the portal's own/,
      /follows from the ids of a form/,
      /follows from the entry of a catalogue/,
      /v1.+not a variant/s,
    ];
    const others = refused.filter(({ refusal }) => !reasons.some((reason) => reason.test(refusal)));
    expect(others).toEqual([]);
  });
});

test("a form's file moves; the data of its answers and the messages derived from its id are renamed with it", () => {
  const after = renamed("form", "party/guests", "people");
  expect(after.has("flows/party/guests.form.json")).toBe(false);
  expect(after.get("flows/party/people.form.json")).toContain('"id": "people"');
  expect(after.get("flows/party/party.flow.json")).toContain('"dependsOn": ["people"]');
  for (const language of ["en-US", "zh-Hant-TW"]) {
    expect(after.get(`locales/${language}/party.json`)).toContain('"party.people.number.label"');
  }
});

test("a form's field is renamed also in a rule of a field that the form takes from a set", () => {
  const field = { type: "text", label: "porch.title", visibleWhen: { present: { var: "form.kettle" } } };
  const set = { $schema: "../../schemas/fields.schema.json", id: "pot", formatVersion: 2, summary: "Pots." };
  const of = setWith({
    over: "tea",
    write: { "flows/porch/pot.fields.json": JSON.stringify({ ...set, fields: { size: field } }) },
    replace: {
      "flows/brewing/ask.form.json": [['"fields": {', '"fields": {\n    "size": { "from": "porch/pot.size" },']],
    },
  });
  const after = renamed("field", "brewing/ask.kettle", "pot", decodeFiles(of.files));
  expect(after.get("flows/porch/pot.fields.json")).toContain('"form.pot"');
});

test("all messages under a prefix are renamed", () => {
  const after = renamed("prefix", "party.drink", "party.toast");
  const keys = [...(after.get("locales/en-US/party.json") ?? "").matchAll(/"(party\.[\w.-]+)":/g)].map(
    ([, key]) => key,
  );
  expect(keys.filter((key) => key?.startsWith("party.toast."))).toHaveLength(3);
  expect(keys.filter((key) => key?.startsWith("party.drink."))).toEqual([]);
});

describe("a rename is refused", () => {
  test.each([
    ["state", "brewing/brewing.boiling", "judging", 'there is a state "brewing/brewing.judging" already'],
    ["state", "brewing/brewing.boiling", "next", "would have findings after it"],
    ["flow", "brewing/brewing", "party/brewing", "it stays in brewing"],
    ["call", "kettle.boil", "boil", '"boil" is not a valid name for a call'],
    ["form", "brewing/ask", "a_b", "is not a valid name for a form"],
  ])("where %s %s should be %s: %s", (kind, id, to, reason) => {
    expect(() => renamed(kind, id, to)).toThrow(RefusedRename);
    expect(() => renamed(kind, id, to)).toThrow(reason);
  });

  test("if an occurrence also names something else, which is reported", () => {
    const shared = setWith({
      over: "tea",
      replace: {
        "flows/calls/kettle.list.call.json": [['"failures": []', '"failures": ["dry"]']],
        "flows/party/party.flow.json": [['"failed": { "*": {', '"failed": { "dry": { "show": "porch.dry" }, "*": {']],
      },
    });
    const context = checkDocuments(shared.files, shared.facts).context;
    const plan = () => planRename(context, "failure", "kettle.boil.dry", "empty");
    expect(plan).toThrow(RefusedRename);
    expect(plan).toThrow("party.flow.json:24:15 also names failure kettle.list.dry");
  });

  test("if the name does not exist", () => {
    expect(() => renamed("state", "brewing/brewing.boilin", "x")).toThrow('did you mean "brewing/brewing.boiling"?');
  });

  test("but not for findings that existed before", () => {
    const dirty = new Map([
      ...tea,
      ["locales/en-US/porch.json", String(tea.get("locales/en-US/porch.json")).replace("{", "{ ")],
    ]);
    dirty.set("flows/porch/nobody.screen.json", "{");
    expect(
      renamed("state", "brewing/brewing.boiling", "heating", dirty).get("flows/brewing/brewing.flow.json"),
    ).toContain("heating");
  });
});

test("any name of this repository can be renamed there and back, and the resolved documents differ only by the name", () => {
  const repository = decodeFiles(readDocumentFiles());
  const before = prepareRepository(repository);
  const kinds = SYMBOL_KINDS.filter((kind) => [...HYPHENED, ...INNER].includes(kind));
  const anything = fc
    .constantFrom(...kinds)
    .chain((kind) => fc.tuple(fc.constant(kind), fc.constantFrom(...listSymbolIds(before, kind))))
    .filter(([kind, id]) => isPlanned(before, kind, id));
  const property = fc.property(anything, ([kind, id]) => {
    const there = planRename(before, kind, id, otherName(kind, id));
    const after = decodeFiles(filesAfter(repository, changedFiles(before, there)));
    const { findings, context } = checkRepository(after);
    expect(findings).toEqual([]);
    expect(resolvedLayers(context).replaceAll(lastSegment(otherName(kind, id)), lastSegment(id))).toEqual(
      resolvedLayers(before),
    );
    const back = planRename(context, kind, otherName(kind, id), id);
    expect(decodeFiles(filesAfter(after, changedFiles(context, back)))).toEqual(repository);
  });
  fc.assert(property, { numRuns: 1, endOnFailure: true });
  // Checks all documents of the repository once, and reads them twice.
}, 120_000);

/** Whether a rename of it is not refused at once: the portal's own, what several flows share. */
function isPlanned(context: CheckContext, kind: SymbolKind, id: string): boolean {
  try {
    return planRename(context, kind, id, otherName(kind, id)).occurrences.length > 0;
  } catch (error) {
    if (error instanceof RefusedRename) return false;
    throw error;
  }
}
