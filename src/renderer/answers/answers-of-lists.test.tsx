import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fetchComponents } from "../fetch-components.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { createForm, sampleScene } from "../test-support/sample-scene.ts";

await fetchComponents(["answers"]);

const form = createForm({
  people: {
    type: "list",
    fields: {
      name: { type: "text" },
      tree: { type: "select", options: [{ value: "oak", label: "garden.oak" }] },
      pin: { type: "password" },
      age: { type: "number", visibleWhen: { "===": [{ var: "form.tree" }, "oak"] } },
    },
  },
});

const texts = {
  "depot.pick-up.people.entry": "Person {{number}}",
  "depot.pick-up.people.name.label": "Name",
  "depot.pick-up.people.tree.label": "Tree",
  "depot.pick-up.people.age.label": "Age",
  "garden.oak": "Oak",
  "form.in-entry": "{{entry}}: {{label}}",
};

const people = [
  { name: "Mei", age: 7, pin: "hush" },
  { name: "Ann", tree: "oak", age: 9, pin: "hush" },
];

function rows(without: readonly string[] = []) {
  const scene = sampleScene({
    blocks: { answers: { component: "answers", props: { steps: ["pickUp"], without } } },
    ...{ form, texts, scope: { data: { "pick-up": { people } } } },
  });
  render(<ScreenView scene={scene} />);
  const definitions = screen.queryAllByRole("definition").map(({ textContent }) => textContent);
  return screen.queryAllByRole("term").map(({ textContent }, row) => [textContent, definitions[row]]);
}

test("the answers of a list are under the names of its entries, without hidden ones and secrets", () => {
  expect(rows()).toEqual([
    ["Person 1: Name", "Mei"],
    ["Person 2: Name", "Ann"],
    ["Person 2: Tree", "Oak"],
    ["Person 2: Age", "9"],
  ]);
});

test("a list can be left out as a whole", () => {
  expect(rows(["pick-up.people"])).toEqual([]);
});
