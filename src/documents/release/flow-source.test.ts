import { expect, test } from "vitest";
import type { Call } from "../generated/call.ts";
import type { Operation } from "../operation.ts";
import { checkedValue } from "./checked-value.ts";
import { keyedCallsOf, sensitiveFields } from "./flow-source.ts";

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
  const operation = (isUnsafe: boolean, keyHeader?: string) =>
    checkedValue<Operation>({ isUnsafe, ...(keyHeader === undefined ? {} : { keyHeader }) }, "an operation");
  const operations = { get: operation(false), post: operation(true), keyed: operation(true, "idempotency-key") };
  const withWays = (...names: string[]) => {
    const ways = Object.fromEntries(names.map((name) => [name, { operation: name }]));
    return keyedCallsOf({ calls: { "garden.weed": checkedValue<Call>({ ways }, "a call") }, operations });
  };
  expect(withWays("keyed", "get")).toEqual(["garden.weed"]);
  expect(withWays("keyed", "post")).toEqual([]);
  expect(withWays("get")).toEqual([]);
});
