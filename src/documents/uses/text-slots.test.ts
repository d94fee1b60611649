import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { prepareDocuments } from "../checked-documents.ts";
import { changingFiles } from "../read/changing-files.ts";
import { textSlots } from "./text-slots.ts";

const { files, facts } = documentSet("tea");
const checked = prepareDocuments(changingFiles(files), facts);
const slotOf = (kind: "screen" | "form", key: string) =>
  checked.index
    .of(kind)
    .flatMap((document) => textSlots(checked, document))
    .find((slot) => slot.key === key);

test("a block's text has the room that its component declares", () => {
  expect(slotOf("screen", "brewing.wait.take-out")).toMatchObject({ name: "button", longest: 40, isReadAlone: true });
});

test("a text of which nobody says how long it may be has room for any", () => {
  expect(slotOf("screen", "brewing.ask.title")?.longest).toBeUndefined();
});

test("what a form is called by its ids has what the schema says of it", () => {
  expect(slotOf("form", "brewing.ask.submit")).toMatchObject({ name: "submit", longest: 40, isReadAlone: true });
  expect(slotOf("form", "brewing.ask.kettle.label")).toMatchObject({ name: "label", isReadAlone: true });
});
