import { describe, expect, it } from "vitest";
import { createForm } from "../renderer/test-support/sample-scene.ts";
import { compileForm } from "./compile-form.ts";
import { FormStore } from "./form-store.ts";

describe("a field with a suggestion", () => {
  const fields = {
    code: { type: "text" },
    city: { type: "text", suggest: { var: "cities[form.code]" } },
  } as const;
  const scope = { cities: { "018987": "Harbour City", "106": "Taipei" } };
  const form = createForm(fields);
  const open = (draft = {}) => new FormStore(compileForm(form, "depot", scope), { scope, draft });

  it("follows the suggestion while nobody has typed in it, which is no change", () => {
    const store = open();
    store.type("code", "106");
    expect(store.field("city").value).toBe("Taipei");
    store.type("code", "018987");
    expect(store.submit()).toEqual({ code: "018987", city: "Harbour City" });
    store.type("code", "");
    expect(store.isChanged()).toBe(false);
  });

  it.each(["Banqiao", ""])("keeps what was typed, %j, whatever is suggested later", (typed) => {
    const store = open();
    store.type("code", "106");
    store.type("city", typed);
    store.type("code", "018987");
    expect(store.field("city").value).toBe(typed);
    expect(store.isChanged()).toBe(true);
  });

  it.each(["Banqiao", ""])("keeps what was typed, %j, over a reload", (typed) => {
    const store = open();
    store.type("code", "106");
    store.type("city", typed);
    expect(open(store.draft()).field("city").value).toBe(typed);
  });

  it("is suggested anew after a reload, as long as nobody has typed in it", () => {
    const store = open();
    store.type("code", "106");
    expect(store.draft()).toEqual({ code: "106" });
    const reloaded = open(store.draft());
    reloaded.type("code", "018987");
    expect(reloaded.field("city").value).toBe("Harbour City");
  });
});
