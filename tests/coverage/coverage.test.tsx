import { describe, expect, it } from "vitest";
import { coverageRows } from "../../tools/coverage/coverage.ts";
import { readTests } from "../../tools/coverage/named-test.ts";
import { addressDiffers } from "./address-case.ts";
import { cases } from "./cases.ts";
import { isOfDocuments } from "./judge.ts";
import { type Mutated, mutate } from "./mutation-run.ts";
import { limitDiffers, requestDiffers, screenDiffers, triesDiffer } from "./small-cases.ts";
import { createWorld } from "./world.ts";

/** `npm run coverage:mutate` takes away everything; `npm test` every so many. */
const isWhole = process.env.COVERAGE === "whole";
const EVERY = 6;

const world = createWorld();

describe.each([
  ["an address", cases.addresses.map((one) => [one.title, () => addressDiffers(world.documents, one)] as const)],
  ["a screen", cases.screens.map((one) => [one.title, () => screenDiffers(world.documents, one)] as const)],
  ["a limit", cases.limits.map((one) => [one.title, () => limitDiffers(world.documents, one)] as const)],
  ["a request", cases.requests.map((one) => [one.title, () => requestDiffers(world.documents, one)] as const)],
  ["tries", cases.tries.map((one) => [one.title, () => triesDiffer(world.documents, one)] as const)],
])("%s", (_, all) => {
  it.each(all)("%s", (_title, differs) => {
    expect(differs()).toBeUndefined();
  });
});

describe("what the specification names", () => {
  const rows = coverageRows(world.documents, readTests(world.documents, new Map()));
  const named = rows.filter((row) => isOfDocuments(row) && row.known.length > 0);

  it("is carried and shown by a test, or a decision gives the reason", () => {
    const bare = rows.filter(({ kind, carriers, test, item }) => {
      const isShown = test !== undefined || kind === "operations";
      return item.why === undefined && (carriers.length === 0 || !isShown);
    });
    expect(bare.map(({ item: thing }) => thing.name)).toEqual([]);
  });

  it("is missed by its named test when it is removed", () => {
    const meant = named.filter((_, at) => isWhole || at % EVERY === 0);
    const results = meant.map((row) => mutate(world, row));
    if (isWhole) console.log(figures(results));
    expect(results.filter(({ noticed }) => noticed === undefined).map(describeMutated)).toEqual([]);
  }, 600_000);
});

describe("the mutation itself", () => {
  const item = { name: "a wrong code", section: "4.3" };
  const known = [{ kind: "state", id: "sign-in/one-time-code.checking" }] as const;
  const row = { kind: "states", item, known, carriers: [] } as const;

  it("reports a test that stays green, and restores everything", () => {
    const text = world.readText("flows/sign-in/one-time-code.flow.json");
    const mutated = mutate(world, { ...row, test: "address A visitor signs in at the login" });
    expect(mutated).not.toHaveProperty("noticed");
    expect(mutated).not.toHaveProperty("unclear");
    expect(world.readText("flows/sign-in/one-time-code.flow.json")).toBe(text);
  });

  it("reports an unknown test, and an unknown thing", () => {
    expect(mutate(world, { ...row, test: "screen Nobody wrote this" }).unclear).toMatch("There is no case");
    const nowhere = [{ kind: "state", id: "sign-in/one-time-code.nowhere" }] as const;
    const there = { ...row, known: nowhere, test: "address A visitor signs in at the login" };
    expect(mutate(world, there).unclear).toMatch('There is no state "nowhere"');
  });
});

const describeMutated = ({ row, unclear }: Mutated) =>
  `${row.kind} "${row.item.name}": ${unclear ?? `"${row.test}" stays green without it`}`;

/** How many of each kind were missed. */
function figures(results: readonly Mutated[]): string {
  const kinds = [...new Set(results.map(({ row }) => row.kind))];
  const lines = kinds.map((kind) => {
    const own = results.filter(({ row }) => row.kind === kind);
    const missed = own.filter(({ noticed }) => noticed !== undefined);
    return `${kind}: ${own.length} taken away, ${missed.length} missed by their tests`;
  });
  return lines.join("\n");
}
