import { expect, test } from "vitest";
import { memoizeByIdentity } from "./memoize-by-identity.ts";

test("a result is computed once for the same objects and names, also when it is undefined", () => {
  const computed: string[] = [];
  const compute = memoizeByIdentity((_one: object, _other: object, name: string): string | undefined => {
    computed.push(name);
    return undefined;
  });
  const [one, other] = [{}, {}];
  expect([compute(one, other, "a"), compute(one, other, "a")]).toEqual([undefined, undefined]);
  compute(one, other, "b");
  compute(other, one, "a");
  expect(computed).toEqual(["a", "b", "a"]);
});
