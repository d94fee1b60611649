import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { checkDocuments } from "../check-documents.ts";

const { files, facts } = documentSet("tea");
const link = { name: "tea-link", props: { href: { kind: "rule", schema: { type: "string", pattern: "^https:" } } } };
const known = { ...facts, components: [...facts.components, { ...link } as (typeof facts.components)[number]] };
const path = "flows/brewing/ask.screen.json";

/** The checks with a finding in a screen whose link has this rule. */
function found(href: unknown): readonly string[] {
  const screen = JSON.parse(String(Buffer.from(files.get(path) ?? "")));
  screen.blocks.leave = { component: "tea-link", props: { href } };
  const changed = new Map(files).set(path, `${JSON.stringify(screen, null, 2)}\n`);
  const { findings } = checkDocuments(changed, known);
  return findings.filter(({ file }) => file === path).map(({ check }) => check);
}

test("a client value that does not fit the property is a finding", () => {
  expect(found({ var: "client.id" })).toContain("unfit-client-value");
  expect(found({ join: [["https://", { var: "client.id" }], ""] })).not.toContain("unfit-client-value");
});

test("a value that the client lacks, or that only a run knows, is not checked", () => {
  expect(found({ var: "client.links.termsOfUse" })).not.toContain("unfit-client-value");
  expect(found({ first: [{ var: "session.home" }, { var: "client.id" }] })).not.toContain("unfit-client-value");
});
