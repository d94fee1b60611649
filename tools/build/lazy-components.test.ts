import { expect, test } from "vitest";
import type { JourneyBundle } from "../../src/documents/release.ts";
import { lazyComponents } from "./lazy-components.ts";

const named = { formatVersion: 2, summary: "A parcel." } as const;
const empty: JourneyBundle = { id: "parcels", flows: {}, screens: {}, forms: {} };

test("a screen's blocks at any depth, and the components that these draw themselves", () => {
  const blocks = {
    title: { component: "heading" },
    rooms: {
      component: "tabs",
      children: {
        first: { component: "tab", children: { answers: { component: "answers", props: { steps: ["parcel"] } } } },
      },
    },
  };
  const screens = { parcel: { ...named, id: "parcel", title: "parcels.title", blocks } };
  expect(lazyComponents({ ...empty, screens }, {})).toEqual([
    "answers",
    "summary-group",
    "summary-list",
    "summary-row",
    "tab",
    "tabs",
  ]);
});

test("a form's fields, also those of catalogues, by the type that each serves", () => {
  const fields = {
    name: { type: "text" },
    receipt: { type: "file" },
    home: { type: "group", fieldsOf: "programme.places" },
  } as const;
  const forms = { parcel: { ...named, id: "parcel", fields } };
  expect(lazyComponents({ ...empty, forms }, { programmes: [{ places: { city: { type: "select" } } }] })).toEqual([
    "select-field",
    "upload-field",
  ]);
});

test("the component that holds a screen above the page", () => {
  const states = { open: { screen: "parcel", as: "panel", on: {} } } as const;
  const flows = { parcel: { ...named, id: "parcel", failed: {}, start: "open", states } };
  expect(lazyComponents({ ...empty, flows }, {})).toEqual(["panel"]);
});
