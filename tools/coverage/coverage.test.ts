import { expect, it } from "vitest";
import { createCheckContext } from "../../src/checker/check-context.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import { documentSet } from "../../tests/documents/support/document-set.ts";
import { coverageRow } from "./coverage.ts";
import { knownAs, matchesText } from "./known-as.ts";
import type { Tests } from "./named-test.ts";
import { traceScenarios } from "./scenario-traces.ts";
import type { SpecifiedItem, SpecifiedKind } from "./specified-items.ts";

const { files, facts } = documentSet("tea");
const tea = createCheckContext(changingFiles(files), facts);
const tests: Tests = {
  scenarios: traceScenarios(tea),
  addresses: [{ title: "A guest comes to a party", address: "/party/7?by=me" }],
  fields: [],
  cases: new Map([["boilKettle", ["water-boils"]]]),
};
const row = (kind: SpecifiedKind, item: Partial<SpecifiedItem> & { readonly name: string }) =>
  coverageRow(tea, tests, { kind, item: { section: "1", ...item } });

it("finds the flow that has a state, and the scenario that describes its view", () => {
  expect(row("states", { name: "boil", as: ["state brewing/brewing.boiling"] })).toMatchObject({
    carriers: ["flow brewing/brewing"],
    test: "scenario brewing/brewing: A kettle that is dry is told, and the guest may try another",
  });
});

it("finds the screen that sends an event", () => {
  const { carriers } = row("events", { name: "GO", as: ["event brewing/brewing.SUBMIT"] });
  expect(carriers).toEqual(["flow brewing/brewing", "screen brewing/ask"]);
});

it("finds the scenario that takes a transition, and none for an unused transition", () => {
  const place = (pointer: string) => ({ name: "x", as: [`place flows/brewing/brewing.flow.json#/states${pointer}`] });
  expect(row("states", place("/boiling/failed/dry")).test).toContain("A kettle that is dry");
  expect(row("states", place("/judging/choose/1")).test).toBeUndefined();
});

it("finds the route of an address, and the case that opens it", () => {
  expect(row("routes", { name: "/party/:party" })).toMatchObject({
    carriers: ["route party: party/party"],
    test: "address A guest comes to a party",
  });
  expect(row("routes", { name: "/nowhere" })).toMatchObject({ carriers: [], known: [] });
});

it("uses the named test, and knows the items that need none", () => {
  expect(row("states", { name: "x", as: [], test: "screen A pot" }).test).toBe("screen A pot");
  expect(row("states", { name: "x", as: ["state brewing/brewing.boiling"], test: "none" }).test).toBeUndefined();
});

it("refuses an unknown kind", () => {
  expect(() => knownAs("pot of tea")).toThrow('"pot of tea" begins with none of state, event');
});

it("recognises a text with any arguments", () => {
  expect(matchesText("OTP must be exactly {{length}} characters", "OTP must be exactly 6 characters")).toBe(true);
  expect(matchesText("{{what}}", "anything")).toBe(false);
  expect(matchesText("Closed", "Close")).toBe(false);
});
