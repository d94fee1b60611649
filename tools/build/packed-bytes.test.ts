import { expect, test } from "vitest";
import { moduleTexts } from "./module-texts.ts";
import { overBudget, packedTable } from "./packed-bytes.ts";

const entry = (name: string, bytes: number) => ({ name, bytes, modules: [] });

test("an entry above its budget is named, as is one without a budget, and a budget without an entry", () => {
  const entries = [entry("index.js", 101), entry("lazy.js", 50), entry("new.js", 1)];
  expect(overBudget(entries, { "index.js": 100, "lazy.js": 50, "gone.js": 5 })).toEqual([
    "index.js has 101 bytes, 1 more than its budget.",
    "new.js has 1 bytes and no budget.",
    "gone.js has a budget, but is not part of the build.",
  ]);
});

test("a script's parts are found by its source map", () => {
  // "aa" is of one.ts, "bbb" of two.ts on the first line; "c" of one.ts on the second.
  const map = JSON.stringify({ version: 3, sources: ["one.ts", "two.ts"], mappings: "AAAA,ECAA;ADAA" });
  expect(moduleTexts("aabbb\nc", map)).toEqual(
    new Map([
      ["one.ts", "aac"],
      ["two.ts", "bbb"],
    ]),
  );
});

test("the table has each entry beside its budget, and its modules", () => {
  const modules = [
    { name: "react-dom", bytes: 60_000 },
    { name: "src/runs", bytes: 30_000 },
  ];
  const table = packedTable([{ ...entry("index.js", 90_000), modules }], { "index.js": 91_000 });
  expect(table.split("\n").map((line) => line.trim().split(/\s+/))).toEqual([
    ["Packed,", "kB:"],
    ["90.0", "of", "91.0", "index.js"],
    ["60.0", "react-dom"],
    ["30.0", "src/runs"],
  ]);
});
