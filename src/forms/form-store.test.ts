import { describe, expect, it, vi } from "vitest";
import type { Form } from "../documents/generated/form.ts";
import { createForm } from "../renderer/test-support/sample-scene.ts";
import { compileForm } from "./compile-form.ts";
import { FormStore } from "./form-store.ts";

const createStore = (fields: Form["fields"], scope = {}) =>
  new FormStore(compileForm(createForm(fields), "depot", scope), { scope, draft: {} });

const is = (path: string, value: string) => ({ "===": [{ var: path }, value] });

describe("a form document", () => {
  it("is compiled once", () => {
    const form = createForm({ a: { type: "text" } });
    expect(compileForm(form, "depot", {})).toBe(compileForm(form, "depot", {}));
  });
});

describe("a number", () => {
  const price = { price: { type: "number", decimals: 2, min: 1, max: { var: "data.most" } } } as const;

  it("is typed as the language writes it, and read and sent as a number", () => {
    const store = createStore(
      { ...price, double: { type: "number", decimals: 2, value: { "*": [{ var: "form.price" }, 2] } } },
      { locale: "de-DE", data: { most: 5_000 } },
    );
    store.type("price", "1.249,50");
    expect(store.field("price").value).toBe("1.249,50");
    expect(store.field("double").value).toBe("2499");
    expect(store.submit()).toEqual({ price: 1249.5, double: 2499 });
    expect(store.draft()).toEqual({ price: "1.249,50" });
  });

  it.each(["many", "0,99", "5.000,01", "1,555"])("is refused as %s", (typed) => {
    const store = createStore(price, { locale: "de-DE", data: { most: 5_000 } });
    store.type("price", typed);
    expect(store.submit()).toBeUndefined();
  });

  it("shows an initial number as the language writes it", () => {
    const store = createStore(
      { price: { ...price.price, initial: { var: "data.paid" } } },
      {
        locale: "de-DE",
        data: { paid: 1249.5 },
      },
    );
    expect(store.field("price").value).toBe("1249,5");
    expect(store.isChanged()).toBe(false);
  });
});

describe("a month and a time", () => {
  const visit = {
    month: { type: "month", min: "2026-03" },
    time: { type: "time", min: "09:00", max: "18:00" },
  } as const;

  it.each([
    ["2026-03", "09:00", true],
    ["2026-02", "09:00", false],
    ["2026-13", "09:00", false],
    ["2026-03", "08:59", false],
    ["2026-03", "18:01", false],
    ["2026-03", "24:00", false],
  ])("%s and %s are within their bounds: %s", (month, time, isValid) => {
    const store = createStore(visit);
    store.type("month", month);
    store.type("time", time);
    expect(store.submit() !== undefined).toBe(isValid);
  });
});

describe("a typed value", () => {
  it("notifies only followers of that field and of its readers", () => {
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`f${index}`, { type: "text" } as const]),
    );
    const store = createStore({ ...many, reader: { type: "text", visibleWhen: is("form.f7", "on") } });
    const listener = vi.fn();
    for (const name of [...Object.keys(many), "reader"]) store.follow(name, () => listener(name));
    store.type("f6", "on");
    store.type("f7", "on");
    expect(listener.mock.calls.flat()).toEqual(["f6", "f7", "reader"]);
  });

  it("leaves the state objects of other fields unchanged", () => {
    const store = createStore({ a: { type: "text" }, b: { type: "text" } });
    const before = store.field("b");
    store.type("a", "x");
    expect(store.field("b")).toBe(before);
  });

  it("notifies a follower until it unsubscribes", () => {
    const store = createStore({ a: { type: "text" } });
    const listener = vi.fn();
    store.follow("a", listener)();
    store.type("a", "x");
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("the messages that are shown", () => {
  it("are one list, in the form's order, until one of them changes", () => {
    const field = { type: "text", required: "errors.needed" } as const;
    const store = createStore({ a: field, b: field, c: { type: "text" } });
    expect(store.shownProblems()).toEqual([]);
    store.submit();
    const shown = store.shownProblems();
    expect(shown).toEqual([
      { name: "a", message: "errors.needed" },
      { name: "b", message: "errors.needed" },
    ]);
    store.type("c", "x");
    expect(store.shownProblems()).toBe(shown);
    store.type("a", "x");
    expect(store.shownProblems()).toEqual([{ name: "b", message: "errors.needed" }]);
  });
});

describe("a field with a `value` rule for its answer", () => {
  const phone = {
    type: "tel",
    parse: { nationalNumber: { var: "value" } },
    accept: "telephone",
    length: 8,
    message: "errors.wrong",
  } as const;
  const client = { region: { callingCode: "65", mobileLengths: [8] } };

  it("shows the typed text, and gives its meaning", () => {
    const store = createStore({ phone }, { client });
    store.type("phone", "+65 9123-4567");
    expect(store.field("phone").value).toBe("+65 9123-4567");
    expect(store.draft()).toEqual({ phone: "+65 9123-4567" });
    expect(store.submit()).toEqual({ phone: "91234567" });
  });

  it("is read by others by its meaning", () => {
    const store = createStore(
      { phone, other: { type: "text", visibleWhen: is("form.phone", "91234567") } },
      { client },
    );
    store.type("phone", "9123 4567");
    expect(store.field("other").isVisible).toBe(true);
  });

  it("is judged as typed if the rule has no result", () => {
    const store = createStore({ phone }, { client });
    store.type("phone", "9123 45");
    store.leave("phone");
    expect(store.field("phone").message).toBe("errors.wrong");
    expect(store.meant()).toEqual({ phone: "9123 45" });
  });

  it("gets another meaning when the outer scope changes", () => {
    const store = createStore({ phone }, { client });
    store.type("phone", "+60 9123 4567");
    expect(store.submit()).toBeUndefined();
    store.setScope({ client: { region: { ...client.region, callingCode: "60" } } });
    expect(store.submit()).toEqual({ phone: "91234567" });
  });
});

describe("a field that depends on others", () => {
  it("is computed in the order of dependencies, whatever the order of the document", () => {
    const store = createStore({
      last: { type: "text", visibleWhen: is("form.middle", "yes") },
      middle: { type: "text", initial: "yes", visibleWhen: is("form.first", "yes") },
      first: { type: "text" },
    });
    expect(store.field("last").isVisible).toBe(false);
    store.type("first", "yes");
    expect(store.field("last").isVisible).toBe(true);
    store.type("first", "no");
    expect([store.field("middle").isVisible, store.field("last").isVisible]).toEqual([false, false]);
  });

  it("keeps its value in a cycle, which the checker refuses", () => {
    const store = createStore({
      a: { type: "text", visibleWhen: is("form.b", "x") },
      b: { type: "text", visibleWhen: is("form.a", "x") },
    });
    expect(store.submit()).toEqual({});
  });

  it("follows the scope around the form", () => {
    const store = createStore(
      { a: { type: "text", visibleWhen: is("data.kind", "big") } },
      { data: { kind: "small" } },
    );
    expect(store.field("a").isVisible).toBe(false);
    store.setScope({ data: { kind: "big" } });
    expect(store.field("a").isVisible).toBe(true);
  });
});

describe("a value", () => {
  const refused = (field: Form["fields"][string], text: string) => {
    const store = createStore({ a: { ...field, message: "errors.wrong" } });
    store.type("a", text);
    store.leave("a");
    return store.field("a").message !== undefined;
  };

  it.each([
    ["email", "ann@mail.test", false],
    ["email", " ann@mail.test ", false],
    ["email", "ann@mail", true],
    ["tel", "+65 9123-4567", false],
    ["tel", "call me", true],
    ["one-time-code", "123456", false],
    ["one-time-code", "12345x", true],
    ["text", "anything", false],
    ["password", " anything ", false],
  ] as const)("of type %s: %j is refused: %s", (type, text, isRefused) => {
    expect(refused({ type }, text)).toBe(isRefused);
  });

  it("is counted in characters, not in code units", () => {
    expect(refused({ type: "text", length: 2 }, "𠮷𠮷")).toBe(false);
    expect(refused({ type: "text", maxLength: 2 }, "𠮷𠮷")).toBe(false);
    expect(refused({ type: "text", maxLength: 2 }, "abc")).toBe(true);
  });
});

describe("a chosen file", () => {
  const receipt = { type: "file", required: "errors.needed" } as const;
  const chosen = [{ handle: { id: "a1", name: "a.pdf", size: 1, type: "application/pdf" } }];

  it("counts as an answer while it is being stored, and no longer", () => {
    const store = createStore({ receipt });
    expect(store.submit()).toBeUndefined();
    expect(store.field("receipt").message).toBe("errors.needed");
    store.expect("receipt", chosen);
    expect(store.field("receipt").message).toBeUndefined();
    expect([store.isValid(), store.isChanged()]).toEqual([true, true]);
    store.expectNoMore("receipt", chosen);
    expect(store.field("receipt").message).toBe("errors.needed");
    expect([store.isValid(), store.isChanged()]).toEqual([false, false]);
  });
});
