import { describe, expect, it } from "vitest";
import type { Form } from "../documents/generated/form.ts";
import { createForm } from "../renderer/test-support/sample-scene.ts";
import { compileForm } from "./compile-form.ts";
import { FormStore } from "./form-store.ts";

const people = {
  type: "list",
  fields: {
    name: { type: "text", required: "garden.wrong" },
    kind: { type: "radio", options: ["adult", "child"].map((value) => ({ value, label: `garden.${value}` })) },
    age: { type: "number", visibleWhen: { "===": [{ var: "form.kind" }, "child"] } },
    pin: { type: "password" },
  },
} as const;

const createStore = (over: object = {}, scope = {}, others: Form["fields"] = {}, draft = {}) => {
  const form = createForm({ people: { ...people, ...over }, ...others });
  return new FormStore(compileForm(form, "depot", scope), { scope, draft });
};

/** The answers of an entry. */
function entry(store: FormStore, place: number): FormStore {
  const found = store.lists.of("people")[place];
  if (found === undefined) throw new Error(`There is no entry ${place}.`);
  return found.store;
}

describe("a list", () => {
  it("is a list of objects, each with the visible answers of its entry", () => {
    const store = createStore();
    store.lists.add("people");
    store.lists.add("people");
    entry(store, 0).type("name", "Mei");
    entry(store, 0).type("age", "5");
    entry(store, 1).type("name", "Ann");
    entry(store, 1).type("kind", "child");
    entry(store, 1).type("age", "7");
    expect(store.submit()).toEqual({ people: [{ name: "Mei" }, { name: "Ann", kind: "child", age: 7 }] });
  });

  it("has the entries that it must have from the start, without being changed by them", () => {
    expect(createStore().lists.of("people")).toHaveLength(0);
    expect(createStore({ required: "garden.wrong" }).lists.of("people")).toHaveLength(1);
    const store = createStore({ min: { var: "data.least" } }, { data: { least: 2 } });
    expect(store.lists.of("people")).toHaveLength(2);
    expect(store.isChanged()).toBe(false);
    entry(store, 1).type("name", "Ann");
    expect(store.isChanged()).toBe(true);
  });

  it("names the place of what is wrong in it, and shows it there", () => {
    const store = createStore({ min: 1, max: 2, message: "garden.full" });
    for (let count = 0; count < 2; count += 1) store.lists.add("people");
    entry(store, 0).type("name", "Mei");
    expect(store.submit()).toBeUndefined();
    expect([...store.problems().keys()]).toEqual(["people", "people.1.name", "people.2.name"]);
    expect(store.shownProblems().map(({ name, entry }) => [name, entry?.place])).toEqual([
      ["people", undefined],
      ["name", 1],
      ["name", 2],
    ]);
    store.lists.remove("people", store.lists.of("people")[1]?.key ?? "");
    expect([...store.problems().keys()]).toEqual(["people.1.name"]);
    expect(store.shownProblems().map(({ entry }) => entry?.place)).toEqual([1]);
  });

  it("is empty only without entries", () => {
    const store = createStore({ required: "garden.wrong" });
    store.lists.remove("people", "1");
    expect([...store.problems()]).toEqual([["people", "garden.wrong"]]);
    expect(createStore().submit()).toEqual({});
  });

  it("is read by other fields as a whole, as it is typed", () => {
    const names = { map: { in: { var: "form.people" }, as: "one", to: { var: "one.name" } } };
    const store = createStore({}, {}, { all: { type: "text", value: { join: [names, ", "] } } });
    store.lists.add("people");
    entry(store, 0).type("name", "Mei");
    store.lists.add("people");
    entry(store, 1).type("name", "Ann");
    expect(store.field("all").value).toBe("Mei, Ann");
    store.lists.remove("people", "1");
    expect(store.field("all").value).toBe("Ann");
  });

  it("starts with the entries of its draft or its rule, and keeps its draft without secrets", () => {
    const initial = { var: "data.known" };
    const scope = { data: { known: [{ name: "Mei", kind: "adult" }, { name: "Ann" }] } };
    const store = createStore({ initial }, scope);
    expect(store.meant()).toEqual({ people: [{ name: "Mei", kind: "adult" }, { name: "Ann" }] });
    expect(store.isChanged()).toBe(false);
    entry(store, 1).type("pin", "1234");
    expect(store.meant()).toEqual({
      people: [
        { name: "Mei", kind: "adult" },
        { name: "Ann", pin: "1234" },
      ],
    });
    expect(JSON.stringify([store.draft(), store.open()])).not.toContain("1234");
    const draft = store.draft();
    expect(createStore({ initial }, scope, {}, draft).draft()).toEqual(draft);
    expect(createStore({ initial }, scope, {}, { people: [{ name: "Liv" }] }).meant()).toEqual({
      people: [{ name: "Liv" }],
    });
    expect(createStore({ initial }, scope, {}, { people: "none" }).meant()).toEqual({});
  });

  it("follows the scope around the form, which is no edit", () => {
    const options = { in: { var: "data.trees" }, as: "tree", value: { var: "tree" }, label: "garden.tree" };
    const fields = { tree: { type: "select", options } };
    const store = createStore(
      { fields, initial: { var: "data.known" } },
      { data: { trees: ["elm"], known: [{ tree: "elm" }] } },
    );
    store.setScope({ data: { trees: ["oak"], known: [] } });
    expect(store.meant()).toEqual({ people: [{}] });
    expect(
      entry(store, 0)
        .field("tree")
        .choices?.map(({ value }) => value),
    ).toEqual(["oak"]);
  });

  it("shows a message from outside in the entry that it names", () => {
    const store = createStore({ min: 2 });
    store.refuse({ "people.1.name": "garden.taken" });
    expect(entry(store, 1).field("name").message).toBe("garden.taken");
    expect(store.shownProblems().map(({ entry: { key } = {} }) => key)).toEqual(["2"]);
    entry(store, 1).type("name", "Ann");
    expect(store.shownProblems()).toEqual([]);
  });
});
