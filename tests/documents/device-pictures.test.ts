import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { deviceDrawingNames } from "../../src/components/icons/device-drawing-names.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
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
