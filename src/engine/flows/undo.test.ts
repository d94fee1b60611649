import { describe, expect, test } from "vitest";
import { applyUndo, createUndo, livingDepth, revived } from "./undo.ts";

const outer = (state: string, data: object = {}) => ({ flow: "j/outer", state, data: { ...data } });
const inner = (state: string, data: object = {}) => ({ flow: "j/inner", state, data: { ...data } });

describe("the frames to restore", () => {
  test("keep running where the same states run the same flows", () => {
    expect(livingDepth([outer("a"), inner("x")], [outer("a"), inner("y"), inner("z")])).toBe(2);
    expect(livingDepth([outer("a"), inner("x")], [outer("b"), inner("x")])).toBe(1);
    expect(livingDepth([outer("a"), inner("x")], [])).toBe(0);
  });

  test("have today's data where they keep running, else the data at leaving", () => {
    const left = [outer("a", { n: 1 }), inner("x", { m: 1 })];
    const another = [outer("b", { n: 2 }), inner("x", { m: 2 })];
    expect(revived(left, another)).toEqual([outer("a", { n: 2 }), inner("x", { m: 1 })]);
  });
});

describe("undo", () => {
  test("stores old values, not whole frames, for frames that keep running", () => {
    const before = [outer("a", { kept: "k", changed: 1, removed: 2 })];
    const now = [outer("b", { kept: "k", changed: 3, added: 4 }), inner("x")];
    const undo = createUndo(now, before);
    expect(undo).toEqual([{ flow: "j/outer", state: "a", set: { changed: 1, removed: 2 }, unset: ["added"] }]);
    expect(applyUndo(now, undo)).toEqual(before);
  });

  test("stores whole frames for those that were left, also if the same flow runs again elsewhere", () => {
    const before = [outer("a"), inner("x", { m: 1 })];
    expect(createUndo([outer("b"), inner("x", { m: 2 })], before)[1]).toEqual(inner("x", { m: 1 }));
  });

  test("treats values with equal content as the same, as after reading them from storage", () => {
    expect(createUndo([outer("a", { list: [{ n: 1 }] })], [outer("a", { list: [{ n: 1 }] })])).toEqual([
      { flow: "j/outer", state: "a" },
    ]);
  });
});
