import { describe, expect, it } from "vitest";
import type { Form } from "../documents/generated/form.ts";
import { withOwnDerived } from "../engine/index.ts";
import { createForm } from "../renderer/test-support/sample-scene.ts";
import { compileForm } from "./compile-form.ts";
import { FormStore } from "./form-store.ts";

function open(fields: Form["fields"], derived: Form["derived"], around: Readonly<Record<string, unknown>> = {}) {
  const form = compileForm(createForm(fields, derived && { derived }), "depot", around);
  const scope = (now: Readonly<Record<string, unknown>>) => withOwnDerived(now, form.derived.rules);
  const store = new FormStore(form, { scope: scope(around), draft: {} });
  return { form, store, setAround: (now: Readonly<Record<string, unknown>>) => store.setScope(scope(now)) };
}

describe("a derived value of a form", () => {
  const isFar = { ">": [{ length: { var: "form.street" } }, 5] };
  const fields: Form["fields"] = {
    by: { type: "text", visibleWhen: { var: "derived.isFar" } },
    street: { type: "text" },
    note: { type: "text", visibleWhen: { and: [{ var: "derived.isFar" }, { present: { var: "form.by" } }] } },
  };

  it("follows the answers that it reads, also in fields before them and by another derived value", () => {
    const { store } = open(
      { ...fields, why: { type: "text", visibleWhen: { var: "derived.isNear" } } },
      { isFar, isNear: { "!": { var: "derived.isFar" } } },
    );
    const visible = () => ["by", "note", "why"].filter((name) => store.field(name).isVisible);
    expect(visible()).toEqual(["why"]);
    store.type("street", "Elm Street");
    store.type("by", "boat");
    expect(visible()).toEqual(["by", "note"]);
    store.type("street", "Elm");
    expect(visible()).toEqual(["why"]);
  });

  it("updates only the fields that read it", () => {
    const { store } = open({ ...fields, other: { type: "text" } }, { isFar });
    const changed: string[] = [];
    for (const name of ["by", "note", "other"]) store.follow(name, () => changed.push(name));
    store.type("street", "Elm Street");
    expect(changed).toEqual(["by"]);
  });

  it("reads the whole form where a group reads it", () => {
    const around = { programme: { places: { unit: { type: "text", visibleWhen: { var: "derived.isFar" } } } } };
    const group: Form["fields"] = { at: { type: "group", fieldsOf: "programme.places" }, street: { type: "text" } };
    const { store } = open(group, { isFar }, around);
    expect(store.field("at.unit").isVisible).toBe(false);
    store.type("street", "Elm Street");
    expect(store.field("at.unit").isVisible).toBe(true);
  });

  it("reads loads, and a field whose options it gives waits for them", () => {
    const tree: Form["fields"] = {
      tree: { type: "select", options: { in: { var: "derived.trees" }, as: "one", value: { var: "one" }, label: "x" } },
    };
    const trees = { filter: { in: { var: "load.trees.value" }, as: "one", is: { "!==": [{ var: "one" }, "fir"] } } };
    const { form, store, setAround } = open(tree, { trees }, { load: { trees: { status: "loading" } } });
    expect(form.fields[0]?.options?.loads).toEqual(["trees"]);
    expect(store.field("tree").waiting).toBe("loading");
    setAround({ load: { trees: { status: "ready", value: ["fir", "oak"] } } });
    expect(store.field("tree").choices?.map(({ value }) => value)).toEqual(["oak"]);
  });

  it("is read by the values that are computed at submission, and by the input of loads", () => {
    const form = createForm(
      { street: { type: "text" } },
      { derived: { isFar }, output: { far: { var: "derived.isFar" } } },
    );
    const store = new FormStore(compileForm(form, "depot", {}), { scope: {}, draft: {} });
    store.type("street", "Elm Street");
    expect(store.submit()).toEqual({ street: "Elm Street", far: true });
    expect(store.formScope().derived).toMatchObject({ isFar: true });
  });

  it("is computed once until an answer changes", () => {
    let reads = 0;
    const around = {
      get data() {
        return {
          get limit() {
            reads += 1;
            return 5;
          },
        };
      },
    };
    const { store } = open(
      fields,
      { isFar: { ">": [{ length: { var: "form.street" } }, { var: "data.limit" }] } },
      around,
    );
    reads = 0;
    store.type("street", "Elm Street");
    // Before the answer and after it: three fields read it.
    expect(reads).toBeLessThanOrEqual(2);
  });
});
