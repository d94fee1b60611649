import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { textSlots } from "./text-slots.ts";

const { files, facts } = documentSet("tea");
const context = createCheckContext(changingFiles(files), facts);
const findSlot = (kind: "screen" | "form", key: string) =>
  context.index
    .of(kind)
    .flatMap((document) => textSlots(context, document))
    .find((slot) => slot.key === key);

test("a block's text has the room that its component declares", () => {
  expect(findSlot("screen", "brewing.wait.take-out")).toMatchObject({ name: "button", longest: 40, isReadAlone: true });
});

test("a text without a declared limit may have any length", () => {
  expect(findSlot("screen", "brewing.ask.title")?.longest).toBeUndefined();
});

test("a form's text whose key derives from ids has the limit that the schema declares", () => {
  expect(findSlot("form", "brewing.ask.submit")).toMatchObject({ name: "submit", longest: 40, isReadAlone: true });
  expect(findSlot("form", "brewing.ask.kettle.label")).toMatchObject({ name: "label", isReadAlone: true });
});
