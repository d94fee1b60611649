import { expect, test } from "vitest";
import { pathNames } from "./path-names.ts";

test("the names of a path are found with their places", () => {
  expect(pathNames("data.ask.kettle")).toEqual([
    [
      { name: "data", from: 0, to: 4 },
      { name: "ask", from: 5, to: 8 },
      { name: "kettle", from: 9, to: 15 },
    ],
  ]);
});

test("paths in brackets are separate paths; names after a bracket are not known", () => {
  const names = pathNames("programme.types[data.kinds[data.kind].x].slots").map((path) => path.map(({ name }) => name));
  expect(names).toEqual([
    ["programme", "types"],
    ["data", "kinds"],
    ["data", "kind"],
  ]);
});
