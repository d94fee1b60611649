import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "flows/shell";
const frames = readdirSync(folder).filter((name) => name.endsWith("-frame.screen.json"));

test("the documents have frames", () => expect(frames.length).toBeGreaterThan(1));

// The space between blocks, and around headings, is that of the frame's main part and its children.
test.each(frames)("in %s a page's blocks are directly in the main part", (name) => {
  const { blocks } = JSON.parse(readFileSync(join(folder, name), "utf8"));
  expect(blocks.frame.children.page).toMatchObject({ component: "page-slot", slot: "page" });
});
