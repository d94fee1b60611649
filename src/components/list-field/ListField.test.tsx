import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createElement, useState } from "react";
import { expect, test } from "vitest";
import { fields } from "../registry.ts";
import "../test-support/all-components.ts";

interface LiveProps {
  readonly start: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A list as a form keeps it: entries are named by keys that never return. */
function Live({ start, ...limits }: LiveProps) {
  const [value, setValue] = useState(start);
  const [made, setMade] = useState(start.length);
  const field = fields.get("list-field");
  if (field === undefined) throw new Error("There is no list.");
  return createElement(field.component, {
    ...{ id: "people", label: "People", value, ...limits },
    ...{ entryText: "Person {{number}}", addText: "Add a person", removeText: "Remove {{entry}}" },
    ...{ addedText: "{{entry}} added", removedText: "{{entry}} removed" },
    onChange: (left) => Array.isArray(left) && setValue(left.map(String)),
    onAdd: () => {
      setMade(made + 1);
      setValue([...value, `new-${made}`]);
    },
    slots: Object.fromEntries(value.map((key) => [key, <input key={key} aria-label={`Name ${key}`} />])),
  });
}

const focused = () => document.activeElement;
const person = (number: number) => screen.getByRole("group", { name: `Person ${number}` });

test("Add, by keyboard, leads to the first question of the new entry, and says so", async () => {
  render(<Live start={["a"]} />);
  screen.getByRole("button", { name: "Add a person" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(focused()).toBe(screen.getByRole("textbox", { name: "Name new-1" }));
  expect(person(2).contains(focused())).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("Person 2 added");
});

test("Remove, by keyboard, leads to the entry that took the place, then to the one before, then to Add", async () => {
  render(<Live start={["a", "b", "c"]} />);
  screen.getByRole("button", { name: "Remove Person 2" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("status").textContent).toBe("Person 2 removed");
  expect(focused()).toBe(person(2));
  expect(person(2).contains(screen.getByRole("textbox", { name: "Name c" }))).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Remove Person 2" }));
  expect(focused()).toBe(person(1));
  await userEvent.click(screen.getByRole("button", { name: "Remove Person 1" }));
  expect(focused()).toBe(screen.getByRole("button", { name: "Add a person" }));
});

test("what is typed in an entry stays with it when another goes", async () => {
  render(<Live start={["a", "b"]} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Name b" }), "Mei");
  await userEvent.click(screen.getByRole("button", { name: "Remove Person 1" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name b" }).value).toBe("Mei");
});

test("no entry goes below the least, none comes beyond the most", () => {
  const { unmount } = render(<Live start={["a"]} minimum={1} />);
  expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
  unmount();
  render(<Live start={["a", "b"]} maximum={2} />);
  expect(screen.queryByRole("button", { name: "Add a person" })).toBeNull();
  expect(screen.getAllByRole("button", { name: /Remove/ })).toHaveLength(2);
});
