import { expect, test } from "vitest";
import { byteMutations } from "./byte-mutations.ts";
import { createMutantMaker } from "./mutant.ts";
import { structuralMutations } from "./structural-mutations.ts";

const text = JSON.stringify({ id: "tea", states: { a: { to: "b", n: 1, list: [1, { x: "y" }] }, b: {} } }, null, 2);
const files = new Map([
  ["flows/tea/tea.flow.json", text],
  ["flows/tea/other.flow.json", text.replaceAll("tea", "other")],
]);
const mutants = Array.from({ length: 400 }, (_, seed) => createMutantMaker(files)("flows/tea/tea.flow.json", seed));

test("a seed makes the same change of the same file every time", () => {
  const again = createMutantMaker(files);
  for (const [seed, { mutation, content }] of mutants.entries()) {
    const same = again("flows/tea/tea.flow.json", seed);
    expect([seed, same.mutation, Buffer.compare(same.content, content)]).toEqual([seed, mutation, 0]);
  }
});

test("every mutation is used, and changes the file", () => {
  const changed = mutants.filter(({ content }) => Buffer.from(content).toString() !== `${text}\n`);
  const taken = new Set(changed.map(({ mutation }) => mutation));
  expect([...taken].sort()).toEqual([...Object.keys(structuralMutations), ...Object.keys(byteMutations)].sort());
});
