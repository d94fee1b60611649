import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");

const layer = (id: string, parent: string, members: object): [string, string] => [
  `programmes/${id}.programme.json`,
  JSON.stringify({
    $schema: "../schemas/programme.schema.json",
    id,
    version: "1.0.0",
    formatVersion: 2,
    summary: "A leaf.",
    extends: parent,
    abstract: true,
    ...members,
  }),
];

function findings(...layers: [string, string][]) {
  const found = checkDocuments(new Map([...files, ...layers]), facts).findings;
  return found.map(({ check, file, pointer }) => `${check} ${file.split("/").at(-1)?.split(".")[0]} ${pointer}`);
}

const iced = { iced: { wire: "Iced", serviceType: "ONSITE", delivery: "tray", dataTransfer: "none" } };

test("a name that a layer adds has its own value even if parents seal every name's", () => {
  expect(
    findings(layer("iced-leaf", "base-leaf", { adds: ["/requests/types/iced"], requests: { types: iced } })),
  ).toEqual([]);
});

test("a value that a layer adds is sealed for the layers below it", () => {
  const parent = layer("iced-leaf", "base-leaf", { adds: ["/requests/types/iced"], requests: { types: iced } });
  const child = layer("frozen-leaf", "iced-leaf", { requests: { types: { iced: { wire: "Frozen" } } } });
  expect(findings(parent, child)).toEqual(["sealed-value frozen-leaf /requests/types/iced/wire"]);
});

test("seals accumulate down the chain, and a whole subtree can be sealed", () => {
  const parent = layer("calm-leaf", "base-leaf", { sealed: ["/status/raw"] });
  const child = layer("wild-leaf", "calm-leaf", { status: { raw: { OLD: "draft" } } });
  expect(findings(parent, child)).toEqual(["sealed-value wild-leaf /status/raw/OLD"]);
});

test("removing the parent of a sealed value breaks the seal", () => {
  const child = layer("bare-leaf", "base-leaf", { requests: { offers: [], types: { refill: null } } });
  expect(findings(child)).toContain("sealed-value bare-leaf /requests/types/refill");
});

test("deleting an absent member changes nothing, and is reported", () => {
  const child = layer("bare-leaf", "base-leaf", { links: { privacy: null } });
  expect(findings(child)).toEqual(["needless-override bare-leaf /links/privacy"]);
});
