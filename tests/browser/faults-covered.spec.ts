import { expect, test } from "playwright/test";
import { callsInUse, uncovered } from "./faults/calls.ts";
import type { Walk } from "./faults/walk.ts";
import { notWalked, walks } from "./faults/walks.ts";

test("every call that a document makes fails in some step of a walk", () => {
  expect(uncovered(callsInUse(), walks, notWalked)).toEqual([]);
});

test("a call that fails in no step is named, with the document that makes it", () => {
  const walk: Walk = { name: "a", client: "b", locale: "en-US", person: "c", start: "/", steps: [] };
  const step = { name: "d", asks: ["code.check"], press: async () => undefined };
  const inUse = new Map([
    ["code.check", ["flows/one.flow.json"]],
    ["code.send", ["flows/two.flow.json", "flows/three.flow.json"]],
    ["log.write", ["flows/routes.json"]],
  ]);
  expect(uncovered(inUse, [{ ...walk, steps: [step] }], { "log.write": "It is told elsewhere." })).toEqual([
    "code.send, which flows/two.flow.json asks for, is in no step of tests/browser/faults/walks",
  ]);
});

test("no step and no exception names a call that no document makes", () => {
  const inUse = callsInUse();
  const named = [...walks.flatMap(({ steps }) => steps.flatMap(({ asks = [] }) => asks)), ...Object.keys(notWalked)];
  expect(named.filter((call) => !inUse.has(call))).toEqual([]);
});
