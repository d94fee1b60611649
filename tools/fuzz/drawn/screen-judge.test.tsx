import { expect, test } from "vitest";
import { openChecking } from "../../../src/checker/check-documents.ts";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { screenJudge } from "./screen-judge.ts";

const { files, facts } = documentSet("tea");
const path = "flows/brewing/ask.screen.json";
const judge = screenJudge(files, facts);

/** What the judge says of the screen with other blocks, whatever the checker says. */
function judged(change: (screen: { blocks: Record<string, unknown> }) => void): readonly string[] {
  const screen = JSON.parse(String(files.get(path)));
  change(screen);
  const content = Buffer.from(JSON.stringify(screen));
  const checking = openChecking(files, facts);
  checking.write(new Map([[path, content]]));
  return judge({ path, content, mutation: "by hand" }, checking.context);
}
/** What it says of a block; these documents have no words for a block that is broken. */
const added = (block: unknown) => {
  const all = judged((screen) => {
    screen.blocks = { ...screen.blocks, added: block };
  });
  return all.filter((one) => one.includes("block added"));
};

test("a screen as it is has nothing wrong", () => {
  expect(judged(() => {})).toEqual([]);
});

test("a block that is not there, or lacks what it needs, is told", () => {
  expect(added({ use: "teapot" })).toHaveLength(1);
  expect(added({ use: "heading", props: { level: 1 } })).toEqual([
    expect.stringContaining('needs the property "text"'),
  ]);
});

test("a property that a rule gives may be missing as long as nothing is known", () => {
  expect(added({ use: "heading", props: { text: { data: { var: "data.tea" } }, level: 1 } })).toEqual([]);
});
