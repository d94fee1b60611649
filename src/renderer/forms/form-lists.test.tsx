import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fetchComponents } from "../fetch-components.ts";
import { draw, submit } from "../test-support/drawn-fields.tsx";

await fetchComponents(["list-field", "select-field"]);

const people = {
  type: "list",
  required: "garden.wrong",
  max: 3,
  fields: {
    name: { type: "text", required: "garden.wrong" },
    tree: { type: "select", options: [{ value: "oak", label: "garden.oak" }] },
  },
} as const;

const texts = {
  "depot.pick-up.submit": "Ask for it",
  "depot.pick-up.people.label": "People",
  "depot.pick-up.people.entry": "Person {{number}}",
  "depot.pick-up.people.add": "Add a person",
  "depot.pick-up.people.name.label": "Name",
  "depot.pick-up.people.tree.label": "Tree",
  "garden.wrong": "Wrong",
  "form.remove-entry": "Remove {{entry}}",
  "form.entry-added": "{{entry}} added",
  "form.entry-removed": "{{entry}} removed",
  "form.in-entry": "{{entry}}: {{label}}",
  "form.summary-title": "Please check",
};

const person = (number: number) => within(screen.getByRole("group", { name: `Person ${number}` }));
const nameOf = (number: number) => person(number).getByRole<HTMLInputElement>("textbox", { name: "Name" });
const add = () => userEvent.click(screen.getByRole("button", { name: "Add a person" }));

it("is filled entry by entry, sent as a list, and kept as a draft", async () => {
  const { sent, drafts } = draw({ people }, { texts });
  await userEvent.type(nameOf(1), "Mei");
  await add();
  expect(document.activeElement).toBe(nameOf(2));
  expect(screen.getByRole("status").textContent).toBe("Person 2 added");
  await userEvent.keyboard("Ann");
  await userEvent.selectOptions(person(2).getByRole("combobox"), "oak");
  expect(drafts.get("depot/pick-up")).toEqual({
    people: [
      { name: "Mei", tree: "" },
      { name: "Ann", tree: "oak" },
    ],
  });
  await submit();
  expect(sent[0]?.form?.values).toEqual({ people: [{ name: "Mei" }, { name: "Ann", tree: "oak" }] });
});

it("leads from the summary to the question of the right entry, whose name it says", async () => {
  const { sent } = draw({ people }, { texts });
  await userEvent.type(nameOf(1), "Mei");
  await add();
  await submit();
  expect(sent).toEqual([]);
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("Person 2: Name Wrong");
  await userEvent.click(link);
  expect(document.activeElement).toBe(nameOf(2));
  expect(nameOf(2).getAttribute("aria-invalid")).toBe("true");
  expect(nameOf(1).hasAttribute("aria-invalid")).toBe(false);
  await userEvent.keyboard("Ann");
  expect(screen.queryByRole("link")).toBeNull();
});

it("takes an entry out with its answers, leads to its neighbour and forgets it in the draft", async () => {
  const { drafts } = draw({ people }, { texts });
  await userEvent.type(nameOf(1), "Mei");
  await add();
  await userEvent.keyboard("Ann");
  await userEvent.click(screen.getByRole("button", { name: "Remove Person 1" }));
  expect(nameOf(1).value).toBe("Ann");
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Person 1" }));
  expect(screen.getByRole("status").textContent).toBe("Person 1 removed");
  expect(drafts.get("depot/pick-up")).toEqual({ people: [{ name: "Ann", tree: "" }] });
});

it("adds up to the most, and removes down to the least", async () => {
  draw({ people }, { texts });
  expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
  await add();
  await add();
  expect(screen.queryByRole("button", { name: "Add a person" })).toBeNull();
});
