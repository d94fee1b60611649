import { expect, it } from "vitest";
import { drawPlans, FAULT_KINDS, METHODS, PAYABLES } from "./plans.ts";

const drawn = (seed: number) =>
  drawPlans(180, seed, FAULT_KINDS).map(({ kind, what, method, random }) => [
    ...[kind, method, what, random.fraction()],
  ]);

it("are of every kind equally often, of every method and thing; the same for the same seed", () => {
  for (const kind of FAULT_KINDS) expect(drawn(7).filter(([one]) => one === kind)).toHaveLength(10);
  expect(new Set(drawn(7).map(([, method]) => method))).toEqual(new Set(METHODS));
  expect(new Set(drawn(7).map(([, , what]) => what))).toEqual(new Set(PAYABLES));
  expect(new Set(drawPlans(40, 7, ["cash in another tab"]).map(({ what }) => what))).toEqual(new Set(["order"]));
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

it("are of some kinds only", () => {
  const kinds = drawPlans(4, 1, ["none", "slow bank"]).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["none", "none", "slow bank", "slow bank"]);
});
