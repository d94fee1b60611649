import { expect, test } from "vitest";
import { asDocument } from "../../checker/release/as-document.ts";
import type { JourneyBundle, ReleasedContract } from "../../documents/release.ts";
import { createKnownContract } from "./known-contract.ts";

const contract = (call: string, operation: string, isUnsafe: boolean) =>
  asDocument<ReleasedContract>(
    {
      calls: { [call]: { id: call, variants: { v1: { operation } } } },
      operations: { [operation]: { id: operation, isUnsafe } },
      types: { [`shop#${call}`]: {} },
    },
    "a contract",
  );
const bundle = (brought?: ReleasedContract): JourneyBundle => ({
  ...{ id: "shop", flows: {}, screens: {}, forms: {} },
  ...(brought && { contract: brought }),
});

test("the calls of a journey are known once it is loaded, also to those who looked before", () => {
  const known = createKnownContract(contract("look", "getShop", false));
  const { calls, operations, types } = known;
  expect([Object.keys(calls), known.isUnsafe("buy")]).toEqual([["look"], false]);
  known.learn(bundle(contract("buy", "postOrder", true)));
  expect(Object.keys(calls)).toEqual(["look", "buy"]);
  expect(Object.keys(operations)).toEqual(["getShop", "postOrder"]);
  expect(Object.keys(types)).toEqual(["shop#look", "shop#buy"]);
  expect([known.isUnsafe("look"), known.isUnsafe("buy")]).toEqual([false, true]);
});

test("a journey of a release whose calls are all in the release brings none", () => {
  const known = createKnownContract(contract("look", "getShop", false));
  known.learn(bundle());
  expect(Object.keys(known.calls)).toEqual(["look"]);
});
