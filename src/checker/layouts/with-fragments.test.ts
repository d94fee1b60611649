import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { openChecking } from "../check-documents.ts";
import { inputsRead } from "./with-fragments.ts";

const { files, facts } = documentSet("tea");
const SCREEN = "flows/brewing/ask.screen.json";
const FRAGMENT = "flows/brewing/pot.fragment.json";

const line = { component: "text", props: { text: "$input.line" }, visibleWhen: { present: "$session.kettles" } };
const inputs = { line: { kind: "text", description: "What is said." } };

/** The screen `brewing/ask` with this use of a fragment with this block before its own blocks. */
function openWith(use: object, block: object = line, input: object = inputs) {
  const screen = JSON.parse(String(Buffer.from(files.get(SCREEN) ?? "")));
  const fragment = {
    $schema: "../../schemas/fragment.schema.json",
    id: "pot",
    formatVersion: 2,
    summary: "A line about the pot.",
    input,
    block,
  };
  const checking = openChecking(files, facts);
  checking.write(
    new Map([
      [SCREEN, JSON.stringify({ ...screen, blocks: { pot: use, ...screen.blocks } })],
      [FRAGMENT, JSON.stringify(fragment)],
    ]),
  );
  return checking;
}

const blockOf = (checking: ReturnType<typeof openWith>) =>
  checking.context.index.find("screen", "brewing/ask")?.value.blocks?.pot;
const places = (checking: ReturnType<typeof openWith>) =>
  checking.findings().map(({ check, file, pointer }) => [check, file, pointer]);

test("a use is drawn as the fragment's block, with what it gives in the place of inputs", () => {
  const checking = openWith({ fragment: "brewing/pot", with: { line: "brewing.ask.none" } });
  expect(checking.findings()).toEqual([]);
  expect(blockOf(checking)).toEqual({
    component: "text",
    props: { text: "brewing.ask.none" },
    visibleWhen: { present: { var: "session.kettles" } },
  });
});

test("a use's own slot replaces that of the fragment", () => {
  const use = { fragment: "brewing/pot", with: { line: "brewing.ask.none" }, slot: "more" };
  expect(blockOf(openWith(use))).toMatchObject({ slot: "more" });
});

test("a path into an input goes on from the path that the use gives, or is got from its rule", () => {
  const block = { component: "text", props: { text: { data: "$input.kettle.name" } } };
  const input = { kettle: { kind: "rule", description: "The kettle." } };
  const given = (kettle: unknown) => blockOf(openWith({ fragment: "brewing/pot", with: { kettle } }, block, input));
  expect(given("$session.kettles.0")).toMatchObject({ props: { text: { data: { var: "session.kettles.0.name" } } } });
  expect(given({ first: ["$session.kettles.0"] })).toMatchObject({
    props: { text: { data: { get: [{ first: [{ var: "session.kettles.0" }] }, "name"] } } },
  });
});

test("an input may be the key of an element", () => {
  const block = { component: "text", props: { text: { data: "$session.kettles[id=input.kettle].name" } } };
  const input = { kettle: { kind: "rule", description: "The kettle's id." } };
  const use = { fragment: "brewing/pot", with: { kettle: "$session.userId" } };
  expect(blockOf(openWith(use, block, input))).toMatchObject({
    props: { text: { data: { var: "session.kettles[id=session.userId].name" } } },
  });
  expect(inputsRead(block)).toEqual([]);
});

test("a problem is placed in the fragment, or in what the use gives", () => {
  const broken = { ...line, visibleWhen: { present: "$session.kettels" } };
  expect(places(openWith({ fragment: "brewing/pot", with: { line: "brewing.ask.none" } }, broken))).toContainEqual([
    "unknown-path",
    FRAGMENT,
    "/block/visibleWhen/present/var",
  ]);
  expect(places(openWith({ fragment: "brewing/pot", with: { line: "brewing.nothing" } }))).toEqual([
    ["unknown-message", SCREEN, "/blocks/pot/with/line"],
  ]);
});

test("an input that the fragment does not have, or does not read, is a finding", () => {
  const use = { fragment: "brewing/pot", with: { line: "brewing.ask.none", lid: "brewing.ask.none" } };
  expect(places(openWith(use))).toEqual([["unknown-input", SCREEN, "/blocks/pot/with/lid"]]);
  const more = { ...inputs, lid: { kind: "rule", description: "The lid." } };
  const given = { fragment: "brewing/pot", with: { line: "brewing.ask.none", lid: true } };
  expect(places(openWith(given, line, more))).toEqual([["fragment-input", FRAGMENT, "/input/lid"]]);
});
