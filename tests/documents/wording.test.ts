import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { programmeTexts, textsFor } from "../../src/checker/wording/texts-for.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");

type Locale = "en-US" | "ms-MY" | "zh-Hant-TW";

/** A file of words: of a journey by its name, of a layer as `clients/id` or `programmes/id`. */
const words = (locale: Locale, name: string, messages: Readonly<Record<string, string>>): [string, string] => {
  const id = name.split("/").at(-1);
  return [`locales/${locale}/${name}.json`, JSON.stringify({ id, messages })];
};

function read(over: readonly [string, string][]) {
  const { context: documents } = checkDocuments(new Map([...files, ...over]), facts);
  const client = documents.clients.find(({ id }) => id === "tea-house");
  const programme = documents.programmes.find(({ id }) => id === "green-leaf");
  if (!client || !programme) throw new Error("the set has lost its client or programme");
  return {
    journey: (locale: Locale) => textsFor(documents.index, client, locale, "porch"),
    programme: (locale: Locale) => programmeTexts(documents.index, programme, locale),
  };
}

describe("texts", () => {
  test("are from the nearest layer: the client's before its parent's, its parent's before the journey's", () => {
    const ownTexts = { "porch.title": "House", "porch.leave": "Go" };
    const { journey } = read([words("en-US", "clients/base-house", ownTexts)]);
    expect(journey("en-US")).toMatchObject({
      "porch.title": "Tea house",
      "porch.leave": "Go",
      "porch.loading": "Loading",
    });
  });

  test("of a programme are its own before its parents'", () => {
    const { programme } = read([
      words("en-US", "programmes/base-leaf", { "porch.title": "Leaf", "porch.leave": "Go" }),
      words("en-US", "programmes/green-leaf", { "porch.title": "Green" }),
    ]);
    expect(programme("en-US")).toEqual({ "porch.title": "Green", "porch.leave": "Go" });
  });

  test("of related languages join layer by layer: a near layer's English comes before a far layer's Malay", () => {
    const { programme } = read([
      words("ms-MY", "programmes/base-leaf", { "porch.title": "Daun", "porch.leave": "Pergi" }),
      words("en-US", "programmes/green-leaf", { "porch.title": "Green", "porch.dry": "Dry" }),
      words("ms-MY", "programmes/green-leaf", { "porch.dry": "Kering" }),
    ]);
    expect(programme("ms-MY")).toMatchObject({ "porch.title": "Green", "porch.leave": "Pergi", "porch.dry": "Kering" });
  });

  test("of unrelated languages never substitute each other", () => {
    const { journey, programme } = read([
      words("en-US", "clients/base-house", { "porch.new": "New" }),
      words("en-US", "programmes/green-leaf", { "porch.title": "Green" }),
    ]);
    expect(programme("zh-Hant-TW")).not.toHaveProperty(["porch.title"]);
    expect(Object.keys(journey("zh-Hant-TW"))).not.toContain("porch.new");
    expect(Object.keys(journey("ms-MY"))).toContain("porch.new");
  });
});

test("a text that only programmes set, but not one that is sold, is missing for that one", () => {
  const show = String(files.get("flows/porch/ring.screen.json")).replace('"porch.ring"', '"programme.name"');
  const { findings } = checkDocuments(
    new Map([
      ...files,
      ["flows/porch/ring.screen.json", show],
      words("en-US", "programmes/green-leaf", { "programme.name": "Green" }),
    ]),
    facts,
  );
  const missing = findings.find(
    ({ check, message }) => check === "missing-translation" && message.endsWith("in en-US"),
  );
  expect(missing?.hint).toBe("programmes have their own text; add it to locales/en-US/programmes/black-leaf.json");
});
