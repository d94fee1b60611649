import { describe, expect, test } from "vitest";
import type { Field } from "../documents/generated/form.ts";
import { collectReads, feedersFirst, touchedIn } from "./field-order.ts";

const shownBy = (name: string): Field => ({ type: "text", visibleWhen: { present: { var: `form.${name}` } } });
const boundBy = (name: string): Field => ({ type: "text", maxLength: { length: { var: `form.${name}` } } });
const plain: Field = { type: "text" };

function touchedBy(fields: Readonly<Record<string, Field>>) {
  const placed = Object.entries(fields).map(([name, document]) => ({
    ...{ name, document, group: undefined, groupDocument: undefined },
  }));
  const reads = collectReads(placed);
  const touched = touchedIn(reads, feedersFirst(reads));
  return Object.fromEntries(Object.keys(fields).map((name) => [name, touched(name)]));
}

describe("a field that changes", () => {
  test("affects only itself if no other field reads it", () => {
    expect(touchedBy({ street: plain, town: plain })).toEqual({ street: ["street"], town: ["town"] });
  });

  test("affects all fields that follow from it, over any number of steps, each after its source", () => {
    const fields = { last: shownBy("second"), second: shownBy("first"), first: plain };
    expect(touchedBy(fields).first).toEqual(["first", "second", "last"]);
  });

  test("affects last the fields whose checks read one of these", () => {
    const fields = { note: boundBy("second"), second: shownBy("first"), first: plain };
    expect(touchedBy(fields)).toEqual({
      note: ["note"],
      second: ["second", "note"],
      first: ["first", "second", "note"],
    });
  });

  test("is handled once where fields read each other in a cycle", () => {
    const fields = { one: shownBy("other"), other: shownBy("one") };
    expect(touchedBy(fields).one?.toSorted()).toEqual(["one", "other"]);
  });
});
