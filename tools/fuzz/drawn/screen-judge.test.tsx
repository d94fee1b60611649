import { expect, test } from "vitest";
import { openChecking } from "../../../src/checker/check-documents.ts";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { screenJudge } from "./screen-judge.ts";

const { files, facts } = documentSet("tea");
const path = "flows/brewing/ask.screen.json";
const judge = screenJudge(files, facts);

/** The judge's verdict on the screen with other blocks, whatever the checker finds. */
function judged(change: (screen: { blocks: Record<string, unknown> }) => void): readonly string[] {
  const screen = JSON.parse(String(files.get(path)));
  change(screen);
  const content = Buffer.from(JSON.stringify(screen));
  const checking = openChecking(files, facts);
  checking.write(new Map([[path, content]]));
  return judge({ path, content, mutation: "by hand" }, checking.context);
}
/** The judge's verdict on a block; these documents have no message for a broken block. */
const added = (block: unknown) => {
  const all = judged((screen) => {
    screen.blocks = { ...screen.blocks, added: block };
  });
  return all.filter((one) => one.includes("block added"));
};

test("an unchanged screen has no problem", () => {
  expect(judged(() => {})).toEqual([]);
});

test("an unknown block, or one without a required property, is reported", () => {
  expect(added({ component: "teapot" })).toHaveLength(1);
  expect(added({ component: "heading", props: { level: 1 } })).toEqual([
    expect.stringContaining('needs the property "text"'),
  ]);
});

test("properties that rules give may be missing while no data is known", () => {
  expect(added({ component: "heading", props: { text: { data: { var: "data.tea" } }, level: 1 } })).toEqual([]);
  const byRule = { data: { var: "data.tea" } };
  const entry = { component: "timeline-entry", props: { title: byRule, state: "next", stateText: byRule } };
  expect(added(entry)).toEqual([]);
  expect(added({ ...entry, props: { title: byRule, state: "next" } })).toHaveLength(1);
});
