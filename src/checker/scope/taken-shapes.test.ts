import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { takenShape } from "./taken-shapes.ts";

const { files, facts } = documentSet("tea");
const context = createCheckContext(changingFiles(files), facts);
const brewing = context.index.find("flow", "brewing/brewing");

test.each([
  ["data that are set", ["states", "boiling", "failed", "dry", "set", "tries"], ["number"]],
  ["an input of a call", ["states", "boiling", "with", "degrees"], ["text"]],
  ["an input of a flow", ["states", "steeping", "with", "name"], ["text"]],
  ["an undeclared value", ["states", "boiling", "with", "cups"], undefined],
  ["an argument of a notice", ["states", "boiling", "failed", "dry", "show", "args", "tries"], undefined],
])("the declared type of %s", (_what, path, types) => {
  const shape = brewing && takenShape(context, brewing, path);
  expect(shape?.types && [...shape.types]).toEqual(types);
});
