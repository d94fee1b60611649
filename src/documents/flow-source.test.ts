import { expect, test } from "vitest";
import { asDocument } from "../checker/release/as-document.ts";
import { listKeyedCalls, sensitiveFields } from "./flow-source.ts";
import type { Call } from "./generated/call.ts";
import type { Operation } from "./operation.ts";

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
    asDocument<Operation>({ isUnsafe, ...(keyHeader === undefined ? {} : { keyHeader }) }, "an operation");
  const operations = { get: operation(false), post: operation(true), keyed: operation(true, "idempotency-key") };
  const keyedWithVariants = (...names: string[]) => {
    const variants = Object.fromEntries(names.map((name) => [name, { operation: name }]));
    return listKeyedCalls({ calls: { "garden.weed": asDocument<Call>({ ways: variants }, "a call") }, operations });
  };
  expect(keyedWithVariants("keyed", "get")).toEqual(["garden.weed"]);
  expect(keyedWithVariants("keyed", "post")).toEqual([]);
  expect(keyedWithVariants("get")).toEqual([]);
});
