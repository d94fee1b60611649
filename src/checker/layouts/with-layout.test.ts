import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { openChecking } from "../check-documents.ts";
import { textAt } from "../uses/occurrence.ts";

const { files, facts } = documentSet("tea");

const layout = {
  $schema: "../../schemas/layout.schema.json",
  id: "pot",
  formatVersion: 2,
  summary: "What is around every question.",
  blocks: {
    title: { component: "heading", props: { text: "$screen.title", level: 1 } },
    intro: { slot: "intro" },
    line: { component: "text", props: { text: "brewing.ask.title" } },
    content: { slot: "content" },
  },
};

/** The screen `brewing/ask` with these blocks, in the layout. */
function openWith(blocks: object, around: object = layout) {
  const path = "flows/brewing/ask.screen.json";
  const screen = JSON.parse(String(Buffer.from(files.get(path) ?? "")));
  const { blocks: _, ...rest } = screen;
  const changed = { ...rest, layout: "pot", blocks };
  const checking = openChecking(files, facts);
  checking.write(
    new Map([
      [path, JSON.stringify(changed)],
      ["flows/brewing/pot.layout.json", JSON.stringify(around)],
    ]),
  );
  return checking;
}

const text = (key: string) => ({ component: "text", props: { text: key } });
const form = { component: "form", props: { form: "ask" }, on: { submit: "SUBMIT" } };

function blocksOf(checking: ReturnType<typeof openWith>): [string, unknown][] {
  return Object.entries(checking.context.index.find("screen", "brewing/ask")?.value.blocks ?? {});
}

test("blocks go to the slot of their name, to the one that they name, or to the content; the title is the screen's", () => {
  const checking = openWith({
    form,
    intro: text("brewing.ask.none"),
    more: { ...text("brewing.ask.none"), slot: "intro" },
  });
  const blocks = blocksOf(checking);
  expect(blocks.map(([name]) => name)).toEqual(["title", "intro", "more", "line", "form"]);
  expect(blocks[0]?.[1]).toMatchObject({ props: { text: "brewing.ask.title" } });
  expect(blocks[2]?.[1]).toEqual(text("brewing.ask.none"));
  expect(checking.findings()).toEqual([]);
});

test("a screen's own block replaces the layout's block of its name", () => {
  const blocks = blocksOf(openWith({ form, line: text("brewing.ask.none") }));
  expect(blocks.map(([name]) => name)).toEqual(["title", "line", "form"]);
  expect(blocks[1]?.[1]).toEqual(text("brewing.ask.none"));
});

test("a slot inside a block of the layout takes blocks of the screen", () => {
  const nested = { ...layout, blocks: { form: { ...form, children: { content: { slot: "content" } } } } };
  expect(blocksOf(openWith({ more: text("brewing.ask.none") }, nested))).toMatchObject([
    ["form", { children: { more: text("brewing.ask.none") } }],
  ]);
});

test("a finding is placed in the file that can solve it", () => {
  const broken = { ...layout, blocks: { ...layout.blocks, line: text("brewing.nothing") } };
  const places = (checking: ReturnType<typeof openWith>) =>
    checking.findings().map(({ file, pointer }) => [file, pointer]);
  const inLayout = ["flows/brewing/pot.layout.json", "/blocks/line/props/text"];
  expect(places(openWith({ form, intro: text("brewing.ask.none") }, broken))).toEqual([inLayout]);
  const inScreen = ["flows/brewing/ask.screen.json", "/blocks/more/props/text"];
  expect(places(openWith({ form, intro: text("brewing.ask.none"), more: text("brewing.nothing") }))).toEqual([
    inScreen,
  ]);
});

test("a block of the screen that is only a slot is in the wrong place, also where the layout has that slot", () => {
  const checking = openWith({ form, intro: { slot: "intro" }, more: text("brewing.ask.none") });
  expect(checking.findings().map(({ check, pointer }) => [check, pointer])).toEqual([
    ["misplaced-slot", "/blocks/intro"],
  ]);
});

const columns = {
  ...layout,
  blocks: {
    title: layout.blocks.title,
    beside: {
      component: "columns",
      children: {
        main: { component: "stack", slot: "content", children: { content: { slot: "content" } } },
        costs: { component: "stack", slot: "summary", children: { summary: { slot: "summary" } } },
      },
    },
  },
};

test("a block around slots has the blocks of the screen, and is left out when it has none", () => {
  const withCosts = blocksOf(openWith({ form, fee: { ...text("brewing.ask.none"), slot: "summary" } }, columns));
  expect(withCosts[1]?.[1]).toMatchObject({
    children: { main: { slot: "content", children: { form: { component: "form" } } }, costs: { slot: "summary" } },
  });
  const [, without] = blocksOf(openWith({ form }, columns));
  expect(Object.keys(Object(without?.[1]).children)).toEqual(["main"]);
});

test("a block of the screen inside a block of the layout is found in the screen's file", () => {
  const checking = openWith({ form, fee: { ...text("brewing.ask.none"), slot: "summary" } }, columns);
  const screen = checking.context.index.find("screen", "brewing/ask");
  if (screen === undefined) throw new Error("The screen is gone.");
  const costs = ["blocks", "beside", "children", "costs"];
  expect(textAt(screen, [...costs, "children", "fee", "props", "text"], "value")).toBe("brewing.ask.none");
  expect(textAt(screen, [...costs, "component"], "value")).toBeUndefined();
});
