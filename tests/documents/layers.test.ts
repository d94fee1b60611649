import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { documentSet } from "./support/document-set.ts";

const { schemaChecks } = checkerFacts();

const header = { $schema: "x", id: "green-leaf", version: "1.0.0", formatVersion: 2, summary: "Green." };
const ofLayer = (members: object) =>
  schemaChecks
    .layer("programme.schema.json", { ...header, ...members })
    .map(({ path, keyword }) => [path.join("."), keyword]);

describe("the base", () => {
  const missing = (kind: string, path: string) =>
    schemaChecks
      .whole(`${kind}.schema.json`, JSON.parse(readFileSync(path, "utf8")))
      .map(({ path: at, name }) => [...at, name].join("."));

  test("of programmes sets every key except those of a single programme and its payment", () => {
    expect(missing("programme", "programmes/base-programme.programme.json")).toEqual([
      "offer.wireNames",
      "plan.billing",
    ]);
  });

  test("of clients sets every key except those of a single client: hosts, code, country, secret, telephone and address", () => {
    expect(missing("client", "programmes/clients/base-client.client.json")).toEqual([
      "hosts",
      "code",
      "region",
      "backEnd.sharedSecret",
      "chat.phone",
      "chat.email",
    ]);
  });
});

describe("a layer", () => {
  test("may set any keys; only its header is required", () => {
    expect(ofLayer({})).toEqual([]);
    expect(ofLayer({ requests: { types: { swap: { fee: "SWAPFEE" } } } })).toEqual([]);
    expect(schemaChecks.layer("programme.schema.json", {}).map(({ name }) => name)).toEqual(Object.keys(header));
  });

  test("has no invalid value", () => {
    expect(ofLayer({ offer: { devices: "many" }, helps: {} })).toEqual([
      ["", "additionalProperties"],
      ["offer.devices", "enum"],
    ]);
  });

  test("sets as a whole what is replaced as a whole: elements of lists, and rules", () => {
    expect(ofLayer({ status: { texts: { standard: [{ contains: "new" }] } } })).toEqual([
      ["status.texts.standard.0", "required"],
    ]);
    expect(ofLayer({ rules: { isDue: { in: [], is: true } } })).toEqual([["rules.isDue", "required"]]);
  });
});

test("a plan paid upfront requires a term; a layer above it may leave it open", () => {
  const { files, facts } = documentSet("tea");
  const path = "programmes/green-leaf.programme.json";
  const text = new TextDecoder().decode(Buffer.from(files.get(path) ?? ""));
  const upfront = (plan: string) => {
    const changed = new Map([
      ...files,
      [path, text.replace('"offer":', `"offer":`).replace(/\n}\n$/, `,\n  "plan": ${plan}\n}\n`)],
    ]);
    return checkDocuments(changed, facts).findings.map(({ check, message }) => [check, message]);
  };
  expect(ofLayer({ plan: { billing: "upfront" } })).toEqual([]);
  expect(upfront('{ "billing": "upfront" }')).toEqual([
    ["incomplete", '"green-leaf" is not complete: "term" is missing (in "plan")'],
  ]);
  expect(upfront('{ "billing": "upfront", "term": "P12M" }')).toEqual([]);
});
