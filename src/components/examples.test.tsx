import { render } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { contracts } from "./contracts.ts";
import { ExampleView } from "./ExampleView.tsx";
import { type Example, type ExampleBlock, type ExampleSlots, exampleLanguages } from "./example.ts";
import { examples } from "./examples.ts";
import { fields } from "./registry.ts";
import "./test-support/all-components.ts";
import { nativeDialog } from "./test-support/native-dialog.ts";

nativeDialog();

const layouts = ["stack", "card-grid"];
const shown = contracts.filter((contract) => !("partOf" in contract));

const wordless = [...layouts, "language-select", "skeleton"];

/** The required examples of a component: its usual state, with long words, and when disabled or invalid. */
const kinds = { long: /^long/, refused: /^(error|disabled|busy)/ };

function kindsIn(language: string, own: readonly Example[]): readonly string[] {
  const findKind = (name: string) => Object.entries(kinds).find(([, pattern]) => pattern.test(name))?.[0] ?? "ordinary";
  return [...new Set(own.filter((one) => one.language === language).map(({ name }) => findKind(name)))].sort();
}

describe.each(shown.map((contract) => [contract.name]))("%s has examples", (name) => {
  const own = examples[name] ?? [];

  test("in three languages, each under its own name", () => {
    const languages = new Set(own.map((example) => example.language));
    expect([...languages].sort()).toEqual(layouts.includes(name) ? ["en"] : [...exampleLanguages].sort());
    expect(new Set(own.map((example) => example.name)).size).toBe(own.length);
  });

  test("has an example of each kind in every language: ordinary, long, and where possible disabled, busy or wrong", () => {
    if (layouts.includes(name)) return;
    const inEnglish = kindsIn("en", own);
    if (!wordless.includes(name)) expect(inEnglish).toContain("long");
    if (fields.has(name)) expect(inEnglish).toContain("refused");
    for (const language of exampleLanguages) expect(kindsIn(language, own), language).toEqual(inEnglish);
  });
});

test("a component that is part of another has its examples there", () => {
  for (const contract of contracts) {
    if (!("partOf" in contract)) continue;
    const inside = (examples[contract.partOf] ?? []).flatMap(({ slots }) => usedIn(slots));
    expect(inside).toContain(contract.name);
  }
});

const every = Object.entries(examples).flatMap(([name, own]) => own.map((example) => ({ name, example })));

test("every field of the gallery has a unique id", () => {
  const ids = every.flatMap(({ example }) => ("id" in example.props ? [example.props.id] : []));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(every)("$name is drawn: $example.name", ({ name, example }) => {
  const complaints = vi.spyOn(console, "error");
  const { container } = render(<ExampleView component={name} example={example} />);
  for (const text of wordsIn(example.slots)) expect(container.textContent).toContain(text);
  expect(container.querySelector("[style]")).toBeNull();
  // A name makes a group of radios; they have none before the script runs.
  expect(container.querySelector("input[name]:not([type=radio]), select[name], textarea[name]")).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});

function usedIn(slots: ExampleSlots | undefined): readonly string[] {
  return blocksIn(slots).flatMap((block) => [block.component, ...usedIn(block.slots)]);
}

function wordsIn(slots: ExampleSlots | undefined): readonly string[] {
  const own = Object.values(slots ?? {}).filter((inside) => typeof inside === "string");
  return [...own, ...blocksIn(slots).flatMap((block) => wordsIn(block.slots))];
}

function blocksIn(slots: ExampleSlots | undefined): readonly ExampleBlock[] {
  return Object.values(slots ?? {}).flatMap((inside) => (typeof inside === "string" ? [] : inside));
}
