import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { deviceDrawingNames } from "../../src/components/icons/device-drawing-names.ts";
import { member, objectEntries, objectKeys } from "../../src/documents/json.ts";
import { withoutSeparators } from "../../src/engine/rules/numbering-plan.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readSeeds } from "../../tools/sandbox/seed/read-seeds.ts";
import { changedDocuments } from "./support/changed-documents.ts";

const BASE = "programmes/base-programme.programme.json";
const CARD = "flows/start-page/devices.fragment.json";
const COLOUR = "flows/update-device/colour.form.json";
const CATEGORY = "flows/cleaning/category.form.json";

const changes = {
  [BASE]: {
    devices: {
      pictures: { PHONE: "fone", KETTLES: "box" },
      colours: { Dawn: "#fbe3d6", Dusk: "red;background:url(//elsewhere.test)" },
    },
  },
  [CARD]: { block: { children: { device: { props: { picture: "fone", swatch: "$device.colour" } } } } },
  [COLOUR]: { fields: { colour: { options: { picture: "fone", swatch: "red;x:y" } } } },
  [CATEGORY]: { fields: { kind: { options: { swatch: "$category" } } } },
};

// The whole repository is read: this takes longer than a test may.
const found = openChecking(changedDocuments(changes), checkerFacts()).findings();

test("a picture that does not exist and a colour that is none are refused where they are written; a new kind is not", () => {
  expect(
    found
      .filter(({ check }) => check !== "key-order")
      .map((one) => `${one.pointer} ${one.check}`)
      .sort(),
  ).toEqual([
    "/block/children/device/props/picture wrong-prop",
    "/block/children/device/props/swatch mistyped-rule",
    "/devices/colours/Dusk wrong-value",
    "/devices/pictures/PHONE wrong-value",
    "/fields/colour/options/picture mistyped-rule",
    "/fields/colour/options/swatch mistyped-rule",
    "/fields/kind/options/swatch mistyped-rule",
  ]);
});

test("the programme's schema has every drawing, and no other", () => {
  const { properties } = JSON.parse(readFileSync("schemas/programme.schema.json", "utf8"));
  expect(properties.devices.properties.pictures.additionalProperties.enum).toEqual([...deviceDrawingNames]);
});

/** The texts at a name, anywhere in a value. */
const textsAt = (value: unknown, name: string): string[] =>
  objectEntries(Array.isArray(value) ? { ...value } : value).flatMap(([key, one]) =>
    key === name && typeof one === "string" ? [one] : textsAt(one, name),
  );

describe("a device of the sandbox's customers", () => {
  const { devices } = JSON.parse(readFileSync(BASE, "utf8"));
  const seeds = readSeeds();
  const drawn = new Set(objectKeys(devices.pictures));

  test("has a drawing, whatever its category, and so has each category that can be registered", () => {
    const wires = objectEntries(devices.categoryTypes).map(([, type]) => String(member(type, "wire")));
    const categories = [...new Set(textsAt(seeds, "category"))];
    expect(categories.length).toBeGreaterThan(8);
    expect([...categories.map(withoutSeparators), ...wires].filter((key) => !drawn.has(key))).toEqual([]);
  });

  test("has a swatch, whatever its colour", () => {
    const colours = [...new Set(textsAt(seeds, "colour"))];
    expect(colours.length).toBeGreaterThan(30);
    expect(colours.filter((colour) => !Object.hasOwn(devices.colours, colour))).toEqual([]);
  });
});
