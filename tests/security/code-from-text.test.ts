import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CODE_FROM_TEXT } from "./code-from-text.ts";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|test-support/.test(path))
  .map((path) => [path, readFileSync(join("src", path), "utf8")] as const);

it("nothing under src makes code or markup of a text", () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(([path, text]) =>
    [...text.matchAll(CODE_FROM_TEXT), ...text.matchAll(/dangerouslySetInnerHTML/g)].map(
      ([sink]) => `${path}: ${sink}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  ...["eval(text)", "new Function(text)", "one.innerHTML = text", "frame.srcdoc = text", 'setTimeout("run()", 1)'],
  ...["document.write(text)", "one.insertAdjacentHTML(place, text)", "new DOMParser().parseFromString(text, type)"],
])("finds: %s", (code) => {
  expect(code.match(CODE_FROM_TEXT)).not.toBeNull();
});
