import { expect, test } from "vitest";
import { markedVisits } from "./marked-visits.ts";

const choiceSchema = { properties: { chosen: { items: { "x-selects": "/ways" } } } };
const schemas = {
  "a.json": { properties: { plan: choiceSchema, other: choiceSchema, list: { items: { "x-selects": "/x" } } } },
};
const visitedPaths = (value: Record<string, unknown>) =>
  markedVisits(schemas, "a.json", value, "x-selects").map(({ path, value }) => `${path.join(".")}=${value}`);

test("marked values are found with their paths, also where members share an object", () => {
  const shared = { chosen: ["a", "b"] };
  const expected = ["plan.chosen.0=a", "plan.chosen.1=b", "other.chosen.0=a", "other.chosen.1=b", "list.0=c"];
  for (let time = 0; time < 2; time += 1) {
    expect(visitedPaths({ plan: shared, other: shared, unmarked: {}, list: ["c"] })).toEqual(expected);
  }
});
