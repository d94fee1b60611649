import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { type CheckContext, createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { counterFacts } from "./counters.ts";

const PATH = "flows/brewing/brewing.flow.json";
const { files, facts } = documentSet("tea");

function factsWith(change: (text: string) => string): unknown {
  const text = new TextDecoder().decode(Buffer.from(files.get(PATH) ?? ""));
  const changed = changingFiles(new Map([...files, [PATH, change(text)]]));
  const context: CheckContext = createCheckContext(changed, facts);
  const flow = context.index.of("flow").find(({ path }) => path === PATH);
  return flow && counterFacts(context, flow, [{ ">": [{ var: "data.tries" }, 3] }]);
}

test("a counter that starts at 0 and only counts up is never below 0", () => {
  expect(factsWith((text) => text)).toEqual([{ rule: { "<": [{ var: "data.tries" }, 0] }, holds: false }]);
});

test.each([
  [
    "counted down",
    (text: string) => text.replace('{ "+": [{ "var": "data.tries" }, 1] }', '{ "-": [{ "var": "data.tries" }, 1] }'),
  ],
  ["an input", (text: string) => text.replace('"requires"', '"input": ["tries"], "requires"')],
  ["without an initial value", (text: string) => text.replace('"default": 0, ', "")],
])("nothing is known of a counter that is %s", (_how, change) => {
  expect(factsWith(change)).toEqual([]);
});
