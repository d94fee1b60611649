import { expect, test } from "vitest";
import { asDocument } from "../checker/release/as-document.ts";
import { listKeyedCalls } from "./flow-source.ts";
import type { Call } from "./generated/call.ts";
import type { Operation } from "./operation.ts";

test("an unsafe call is keyed if each variant that changes something takes a key", () => {
  const operation = (isUnsafe: boolean, keyHeader?: string) =>
    asDocument<Operation>({ isUnsafe, ...(keyHeader === undefined ? {} : { keyHeader }) }, "an operation");
  const operations = { get: operation(false), post: operation(true), keyed: operation(true, "idempotency-key") };
  const keyedWithVariants = (...names: string[]) => {
    const variants = Object.fromEntries(names.map((name) => [name, { operation: name }]));
    return listKeyedCalls({ calls: { "garden.weed": asDocument<Call>({ variants: variants }, "a call") }, operations });
  };
  expect(keyedWithVariants("keyed", "get")).toEqual(["garden.weed"]);
  expect(keyedWithVariants("keyed", "post")).toEqual([]);
  expect(keyedWithVariants("get")).toEqual([]);
});
