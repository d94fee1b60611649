import { expect, test } from "vitest";
import { Frontier } from "./frontier.ts";

const takeAll = (frontier: Frontier<string>, withOthers: boolean) =>
  Array.from({ length: 9 }, () => frontier.take(withOthers)?.value).filter((one) => one !== undefined);

function filled(): Frontier<string> {
  const frontier = new Frontier<string>();
  frontier.addOther(4, "far");
  frontier.addOther(1, "near");
  for (const value of ["usual 1", "usual 2"]) frontier.add(["kind"], value);
  for (const value of ["data 1", "data 2"]) frontier.addWithNewData(value);
  frontier.addNew("new");
  return frontier;
}

test("new findings come first, and the other sources take turns", () => {
  expect(takeAll(filled(), true)).toEqual(["new", "usual 1", "near", "data 1", "usual 2", "far", "data 2"]);
});

test("findings like known ones wait until they are wanted", () => {
  const frontier = filled();
  expect(takeAll(frontier, false)).toEqual(["new", "usual 1", "data 1", "data 2", "usual 2"]);
  expect([frontier.size, frontier.others]).toEqual([0, 2]);
  expect(frontier.take(true)).toEqual({ value: "near", isOther: true });
});
