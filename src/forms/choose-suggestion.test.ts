import { describe, expect, it } from "vitest";
import { createForm } from "../renderer/test-support/sample-scene.ts";
import { chooseSuggestion } from "./choose-suggestion.ts";
import { compileForm } from "./compile-form.ts";
import { FormStore } from "./form-store.ts";

const streets = [
  { name: "Elm Street", city: "North", code: 100 },
  { name: "Elm Park", city: "South", code: 200 },
];

const street = {
  type: "combobox",
  suggestions: {
    in: { var: "load.streets.value" },
    as: "street",
    value: { var: "street.name" },
    fills: { city: { var: "street.city" }, code: { var: "street.code" } },
  },
} as const;

const ready = { load: { streets: { status: "ready", value: streets } } };

function open(scope: Readonly<Record<string, unknown>> = ready, draft = {}) {
  const form = createForm(
    { street, city: { type: "text" }, code: { type: "text" } },
    { load: { streets: { call: "x.y" } } },
  );
  const compiled = compileForm(form, "depot", scope);
  const store = new FormStore(compiled, { scope, draft });
  const [field] = compiled.fields;
  if (field === undefined) throw new Error("There is a street.");
  return { store, choose: (value: string) => chooseSuggestion(store, field, value) };
}

const offered = (store: FormStore) => store.field("street").suggestions?.map(({ value }) => value);

describe("a text with suggestions", () => {
  it("is any text, also one that is not suggested", () => {
    const { store } = open();
    expect(offered(store)).toEqual(["Elm Street", "Elm Park"]);
    store.type("street", "Oak Road");
    expect(store.submit()).toEqual({ street: "Oak Road" });
  });

  it("has none while they are loaded and when they could not be, and takes any text then", () => {
    const { store } = open({ load: { streets: { status: "loading" } } });
    expect([offered(store), store.field("street").isSuggesting]).toEqual([[], true]);
    store.setScope({ load: { streets: { status: "failed", error: { name: "offline" } } } });
    expect([offered(store), store.field("street").isSuggesting]).toEqual([[], false]);
    store.type("street", "Oak Road");
    expect(store.submit()).toEqual({ street: "Oak Road" });
    store.setScope(ready);
    expect(offered(store)).toEqual(["Elm Street", "Elm Park"]);
  });

  it("fills the fields beside it, again with another choice", () => {
    const { store, choose } = open();
    choose("Elm Street");
    expect(store.meant()).toEqual({ street: "Elm Street", city: "North", code: "100" });
    choose("Elm Park");
    expect(store.meant()).toEqual({ street: "Elm Park", city: "South", code: "200" });
    expect(store.draft()).toEqual({ street: "Elm Park", city: "South", code: "200" });
  });

  it("leaves what the customer typed, but not a field that they emptied", () => {
    const { store, choose } = open();
    store.type("city", "East");
    store.type("code", "");
    choose("Elm Street");
    expect(store.meant()).toEqual({ street: "Elm Street", city: "East", code: "100" });
    store.type("code", "101");
    choose("Elm Park");
    expect(store.meant()).toEqual({ street: "Elm Park", city: "East", code: "101" });
  });

  it("fills nothing with a text that is no suggestion now", () => {
    const { store, choose } = open();
    choose("Oak Road");
    expect(store.meant()).toEqual({ street: "Oak Road" });
  });
});
