import { expect, test } from "vitest";
import { drawField } from "../../src/components/test-support/draw.tsx";
import { scriptPayloads } from "./script-payloads.ts";

const field = {
  ...{ id: "receipt", label: "Your receipt", limitsText: "JPG or PDF.", chooseText: "Choose a file" },
  ...{ chosenText: "Chosen.", replaceText: "Replace", removeText: "Remove", locale: "en-SG" },
};

/** The names of all elements, and all text, drawn for files of these names. */
function drawn(names: readonly string[], error?: string) {
  const value = names.map((name, place) => ({ id: `f${place}`, name, size: 1000, type: "image/png" }));
  const { container } = drawField("upload-field", { ...field, value, maxFiles: names.length, error });
  return {
    elements: [...container.querySelectorAll("*")].map(({ localName }) => localName),
    text: container.textContent ?? "",
  };
}

test("a file's name and an error are text: they create no element, and every payload is read unchanged", () => {
  const plain = drawn(
    scriptPayloads.map((_, place) => `${place}.png`),
    "plain",
  );
  const { elements, text } = drawn(scriptPayloads, scriptPayloads.join(" "));
  expect(elements).toEqual(plain.elements);
  expect(scriptPayloads.filter((payload) => text.split(payload).length < 3)).toEqual([]);
});
