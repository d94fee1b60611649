import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/documents/check-documents.ts";
import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Files } from "../../src/documents/read/read-documents.ts";
import { THING_KINDS, type ThingKind } from "../../src/documents/uses/mention.ts";
import { idsOf } from "../../src/documents/uses/mentions.ts";
import { checkRepository } from "../../tools/checker/check-repository.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { planRename } from "../../tools/rename/plan-rename.ts";
import { RefusedRename } from "../../tools/rename/refusal.ts";
import { changedFiles, filesAfter } from "../../tools/rename/renamed-files.ts";
import { tryRename } from "../../tools/rename/try-rename.ts";
import { setWith } from "./support/error-fixture.ts";

const { files, facts } = setWith({ over: "tea" });
const tea = textsOf(files);
const checkTea = (of: Files) => checkDocuments(of, facts);
const { documents } = checkTea(tea);

function textsOf(from: Files): Map<string, string> {
  return new Map([...from].map(([path, content]) => [path, Buffer.from(content).toString("utf8")]));
}

const renamed = (kind: string, id: string, to: string, of: Files = tea) =>
  textsOf(filesAfter(of, tryRename(of, checkTea, { kind, id, to }).changed));

/** Names of documents and failures have hyphens, names inside of them humps. */
const HYPHENED = ["client", "programme", "flow", "screen", "form", "fields", "call", "route", "guard", "frame"];
const INNER = ["state", "data", "field", "setting", "outcome", "input", "set-field", "session-data", "rule"];
const otherName = (kind: ThingKind, id: string) =>
  id + ([...HYPHENED, "failure", "message"].includes(kind) ? "-zz" : "Zz");

const lastOf = (id: string) => id.split(/[/.]/).at(-1) ?? id;

/** What a renamed repository is where its new name is written back, wherever it stands. */
function writtenBack(after: ReadonlyMap<string, string>, kind: ThingKind, id: string): Map<string, string> {
  const isWhole = kind === "call" || kind === "message";
  const [old, name] = [id, otherName(kind, id)].map((one) => (isWhole ? one : lastOf(one)));
  const back = (text: string) => text.replaceAll(name ?? "", old ?? "");
  return new Map([...after].map(([path, text]) => [back(path), back(text)]));
}

/** All that clients and programmes come to with what they inherit. */
const resolvedOf = ({ clients, programmes }: CheckedDocuments) =>
  JSON.stringify([...clients, ...programmes].map(({ id, value }) => [id, value]));

describe("of everything that has a name in a small portal", () => {
  const named = THING_KINDS.flatMap((kind) => [...idsOf(documents, kind)].map((id) => [kind, id] as const));
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

  test("each is renamed wherever it is named and nothing else is; there and back gives the same bytes", () => {
    for (const { kind, id, after, back } of done) {
      expect(back, `${kind} ${id}`).toEqual(tea);
      expect(writtenBack(after, kind, id), `${kind} ${id}`).toEqual(tea);
    }
    expect(done.length).toBeGreaterThan(100);
  });

  test("some of every kind can be renamed that is told to be", () => {
    const told = "call client data failure field flow form frame guard input message outcome programme route screen";
    const kinds = new Set(done.map(({ kind }) => kind));
    expect(`${told} session-data setting state way`.split(" ").filter((kind) => !kinds.has(kind as ThingKind))).toEqual(
      [],
    );
  });

  test("what cannot be is refused with its reason: what is code or contract, the portal's own, what follows from ids", () => {
    const reasons = [
      /^no .+ can be renamed: /,
      /is the portal's own/,
      /follows from the ids of a form/,
      /v1.+not a way/s,
    ];
    const others = refused.filter(({ refusal }) => !reasons.some((reason) => reason.test(refusal)));
    expect(others).toEqual([]);
  });
});

test("a form's file moves; the data that holds its answers and the messages derived from its id go with it", () => {
  const after = renamed("form", "party/guests", "people");
  expect(after.has("flows/party/guests.form.json")).toBe(false);
  expect(after.get("flows/party/people.form.json")).toContain('"id": "people"');
  expect(after.get("flows/party/party.flow.json")).toContain('"dependsOn": ["people"]');
  for (const language of ["en-US", "zh-Hant-TW"]) {
    expect(after.get(`locales/${language}/party.json`)).toContain('"party.people.number.label"');
  }
});

test("a form's field is renamed where the rule of a field reads it that the form takes from a set", () => {
  const field = { type: "text", label: "porch.title", visibleWhen: { present: { var: "form.kettle" } } };
  const set = { $schema: "../../schemas/fields.schema.json", id: "pot", formatVersion: 1, summary: "Pots." };
  const of = setWith({
    over: "tea",
    write: { "flows/porch/pot.fields.json": JSON.stringify({ ...set, fields: { size: field } }) },
    replace: {
      "flows/brewing/ask.form.json": [['"fields": {', '"fields": {\n    "size": { "from": "porch/pot.size" },']],
    },
  });
  const after = renamed("field", "brewing/ask.kettle", "pot", textsOf(of.files));
  expect(after.get("flows/porch/pot.fields.json")).toContain('"form.pot"');
});

test("all messages under a prefix get another", () => {
  const after = renamed("prefix", "party.drink", "party.toast");
  const keys = [...(after.get("locales/en-US/party.json") ?? "").matchAll(/"(party\.[\w.-]+)":/g)].map(
    ([, key]) => key,
  );
  expect(keys.filter((key) => key?.startsWith("party.toast."))).toHaveLength(3);
  expect(keys.filter((key) => key?.startsWith("party.drink."))).toEqual([]);
});

describe("nothing is renamed", () => {
  test.each([
    ["state", "brewing/brewing.boiling", "judging", 'there is a state "brewing/brewing.judging" already'],
    ["state", "brewing/brewing.boiling", "next", "would have findings after it"],
    ["flow", "brewing/brewing", "party/brewing", "it stays in brewing"],
    ["call", "kettle.boil", "boil", '"boil" is no valid name for a call'],
    ["form", "brewing/ask", "a_b", "is no valid name for a form"],
  ])("where %s %s should be %s: %s", (kind, id, to, reason) => {
    expect(() => renamed(kind, id, to)).toThrow(RefusedRename);
    expect(() => renamed(kind, id, to)).toThrow(reason);
  });

  test("when a place stands for something else too, which is told", () => {
    const shared = setWith({
      over: "tea",
      replace: {
        "flows/calls/kettle.list.call.json": [['"failures": []', '"failures": ["dry"]']],
        "flows/party/party.flow.json": [['"failed": { "*": {', '"failed": { "dry": { "show": "porch.dry" }, "*": {']],
      },
    });
    const checked = checkDocuments(shared.files, shared.facts).documents;
    const plan = () => planRename(checked, "failure", "kettle.boil.dry", "empty");
    expect(plan).toThrow(RefusedRename);
    expect(plan).toThrow("party.flow.json:21:15 stands for failure kettle.list.dry too");
  });

  test("when what is not there should be renamed", () => {
    expect(() => renamed("state", "brewing/brewing.boilin", "x")).toThrow('did you mean "brewing/brewing.boiling"?');
  });

  test("but findings that were there before do not stand in the way", () => {
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

test("in this repository anything can be renamed and renamed back, and what it resolves to is equal but for the name", () => {
  const repository = textsOf(readDocumentFiles());
  const before = prepareRepository(repository);
  const kinds = THING_KINDS.filter((kind) => [...HYPHENED, ...INNER].includes(kind));
  const anything = fc
    .constantFrom(...kinds)
    .chain((kind) => fc.tuple(fc.constant(kind), fc.constantFrom(...idsOf(before, kind))))
    .filter(([kind, id]) => isPlanned(before, kind, id));
  const property = fc.property(anything, ([kind, id]) => {
    const there = planRename(before, kind, id, otherName(kind, id));
    const after = textsOf(filesAfter(repository, changedFiles(before, there)));
    const { findings, documents: checked } = checkRepository(after);
    expect(findings).toEqual([]);
    expect(resolvedOf(checked).replaceAll(lastOf(otherName(kind, id)), lastOf(id))).toEqual(resolvedOf(before));
    const back = planRename(checked, kind, otherName(kind, id), id);
    expect(textsOf(filesAfter(after, changedFiles(checked, back)))).toEqual(repository);
  });
  fc.assert(property, { numRuns: 1, endOnFailure: true });
  // Checks all documents of the repository once, and reads them twice.
}, 120_000);

/** Whether a rename of it is not refused at once: the portal's own, what several flows share. */
function isPlanned(checked: CheckedDocuments, kind: ThingKind, id: string): boolean {
  try {
    return planRename(checked, kind, id, otherName(kind, id)).mentions.length > 0;
  } catch (error) {
    if (error instanceof RefusedRename) return false;
    throw error;
  }
}
