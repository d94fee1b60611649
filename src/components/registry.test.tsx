import { render, screen } from "@testing-library/react";
import { Component, createElement, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { contracts } from "./contracts.ts";
import * as eagerComponents from "./eager-components.ts";
import { compilePropsCheck } from "./given-props.ts";
import * as lazyBlocks from "./lazy-blocks.ts";
import * as lazyFields from "./lazy-fields.ts";
import { blocks, fields } from "./registry.ts";
import "./test-support/all-components.ts";

class Boundary extends Component<{ children: ReactNode }, { problem?: string }> {
  override state: { problem?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { problem: `${error.name}: ${error.message}` };
  }
  override render() {
    return this.state.problem ?? this.props.children;
  }
}

function drawSafely(name: string, given: { readonly [prop: string]: unknown }) {
  const block = blocks.get(name);
  if (block === undefined) throw new Error(`There is no block "${name}".`);
  return render(<Boundary>{createElement(block.component, given)}</Boundary>);
}

describe("the registry", () => {
  test("has a component for every contract, exported by one list only", () => {
    const exported = [eagerComponents, lazyBlocks, lazyFields].flatMap((list) => Object.keys(list));
    const names = contracts.map(({ name }) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()));
    expect(exported.sort()).toEqual(names.sort());
  });

  test("distinguishes fields from blocks as the contracts do", () => {
    for (const contract of contracts) expect(fields.has(contract.name)).toBe("isField" in contract);
  });

  test("requires only properties that exist", () => {
    for (const { props, required = [] } of contracts)
      expect(Object.keys(props)).toEqual(expect.arrayContaining([...required]));
  });

  const props = contracts.flatMap((contract) =>
    Object.entries(contract.props).map(([name, prop]) => ({ contract, name, prop })),
  );

  test.each(props)("shows how to write $contract.name.$name", ({ contract, name, prop }) => {
    expect(prop.examples.length).toBeGreaterThan(0);
    const written = prop.kind === "value" ? prop.examples : [];
    const problems = written.map((example) => compilePropsCheck({ ...contract, required: [] })({ [name]: example }));
    expect(problems.flat()).toEqual([]);
  });
});

describe("a registered component", () => {
  test("gets no optional property whose rule has no result", () => {
    drawSafely("device-card", { name: "Phone", image: null, details: undefined });
    expect(screen.getByRole("article", { name: "Phone" }).textContent).toBe("Phone");
  });

  test.each([
    ["misses what is required", "heading", {}, 'heading needs the property "text".'],
    ["is given another type", "heading", { text: 5 }, 'heading takes {"type":"string"} as "text".'],
    ["is given an unknown choice", "button", { text: "Go", kind: "loud" }, 'button takes {"type":"string","enum"'],
    ["is given a list of other things", "language-select", { label: "L", locale: "en", locales: [1] }, 'as "locales".'],
    ["is given an address that leaves the web", "link", { text: "Go", href: "javascript:alert(1)" }, 'as "href".'],
    [
      "is given a colour that is none",
      "device-card",
      { name: "Mine", swatch: "url(//elsewhere.test)" },
      'as "swatch".',
    ],
    ["is given a drawing that is none", "device-card", { name: "Mine", picture: "kettle" }, 'as "picture".'],
    ["is given an address without its scheme", "link", { text: "Go", href: "//elsewhere.test" }, 'as "href".'],
  ])("is not drawn when it %s, and reports the reason", (_, name, given, expected) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { container } = drawSafely(name, given);
    expect(container.textContent).toContain("PropsError");
    expect(container.textContent).toContain(expected);
  });
});
