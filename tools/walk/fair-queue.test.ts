import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

test("kinds take turns, and within a kind the first item comes first", () => {
  const queue = new FairQueue<string>();
  for (const value of ["a1", "a2", "a3"]) queue.add(["a"], value);
  queue.add(["b"], "b1");
  expect([queue.take(), queue.take(), queue.take()]).toEqual(["a1", "b1", "a2"]);
  queue.add(["b"], "b2");
  expect([queue.take(), queue.take(), queue.take(), queue.size]).toEqual(["b2", "a3", undefined, 0]);
});

test("finer kinds take turns within a kind", () => {
  const queue = new FairQueue<string>();
  for (const value of ["ax1", "ax2"]) queue.add(["a", "x"], value);
  queue.add(["a", "y"], "ay1");
  queue.add(["b", "x"], "bx1");
  expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    "ax1",
    "bx1",
    "ay1",
    "ax2",
    undefined,
  ]);
});
