import { expect, test } from "vitest";
import type { Call } from "../documents/generated/call.ts";
import { checkedValue } from "../documents/release/checked-value.ts";
import { keyedCallsOf, sensitiveFields } from "./journey-set.ts";
import { inventedRelease } from "./test-support/invented-release.ts";

test("a form's passwords and codes are sensitive, and so is what it makes of them", () => {
  const form = {
    id: "key",
    formatVersion: 1,
    summary: "A key.",
    fields: { secret: { type: "password" }, name: { type: "text" } },
    output: {
      proof: { join: [[{ var: "form.secret" }, "x"], ""] },
      whole: { object: { all: { var: "form" } } },
      greeting: { join: [["Dear", { var: "form.name" }], " "] },
    },
  } as const;
  expect(sensitiveFields(form)).toEqual(["secret", "proof", "whole"]);
});

test("an unsafe call is keyed when each of its ways that changes something takes a key", () => {
  const { calls, operations } = inventedRelease();
  const { post, get } = operations;
  if (post === undefined || get === undefined) throw new Error("The invented release has other operations.");
  const keyed = { ...operations, keyed: { ...post, id: "keyed", keyHeader: "idempotency-key" } };
  const withWays = (...names: string[]) => {
    const ways = Object.fromEntries(names.map((name) => [name, { operation: name }]));
    const call = { ...calls["garden.weed"], id: "garden.weed", ways };
    return keyedCallsOf(
      inventedRelease({ calls: { "garden.weed": checkedValue<Call>(call, "a call") }, operations: keyed }),
    );
  };
  expect(withWays("keyed", "get")).toEqual(["garden.weed"]);
  expect(withWays("keyed", "post")).toEqual([]);
  expect(withWays("get")).toEqual([]);
});
