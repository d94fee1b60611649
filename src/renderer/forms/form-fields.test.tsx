import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { draw, submit } from "../test-support/drawn-fields.tsx";

describe("what follows from other fields", () => {
  it("always has its value, cannot be edited, and is sent", async () => {
    const fields = {
      first: { type: "text" },
      whole: { type: "text", value: { join: [["Dear", { var: "form.first" }], " "] } },
    } as const;
    const { sent, drafts } = draw(fields);
    const [first, whole] = screen.getAllByRole<HTMLInputElement>("textbox");
    if (!first || !whole) throw new Error("There are two fields.");
    await userEvent.type(first, "Mei");
    expect([whole.value, whole.disabled]).toEqual(["Dear Mei", true]);
    expect(drafts.get("depot/pick-up")).toEqual({ first: "Mei" });
    await submit();
    expect(sent[0]?.form?.values).toEqual({ first: "Mei", whole: "Dear Mei" });
  });

  it("is required only if its rule is true", async () => {
    const note = { type: "text", required: "garden.wrong", requiredWhen: { var: "form.gift" } } as const;
    const { sent } = draw({ gift: { type: "checkbox" }, note });
    await submit();
    expect(sent[0]?.form?.values).toEqual({ gift: false });
    await userEvent.click(screen.getByRole("checkbox"));
    await submit();
    expect(sent).toHaveLength(1);
    expect(screen.getAllByText("Wrong").length).toBeGreaterThan(0);
  });

  it("can combine several fields into one value", async () => {
    const output = { when: { join: [[{ var: "form.day" }, { var: "form.hour" }], "T"] } };
    const { sent } = draw({ day: { type: "text" }, hour: { type: "text" } }, { form: { output } });
    const [day, hour] = screen.getAllByRole("textbox");
    if (!day || !hour) throw new Error("There are two fields.");
    await userEvent.type(day, "2026-11-22");
    await userEvent.type(hour, "09");
    await submit();
    expect(sent[0]?.form?.values).toEqual({ day: "2026-11-22", hour: "09", when: "2026-11-22T09" });
  });
});

describe("a long answer", () => {
  const texts = { "shell.form.counter": "{{count}} of {{limit}}" };

  it("has the lines of the document, and says how much may be written unless the document does not want it", () => {
    const fields = {
      story: { type: "textarea", maxLength: 200, rows: 6 },
      note: { type: "textarea", maxLength: 50, counter: false },
      free: { type: "textarea" },
    } as const;
    draw(fields, { texts });
    expect(screen.getAllByRole<HTMLTextAreaElement>("textbox").map(({ rows }) => rows)).toEqual([6, 4, 4]);
    screen.getByText("0 of 200");
    expect(screen.queryByText(/of 50/)).toBeNull();
  });
});

describe("a group", () => {
  const places = {
    order: ["street", "code"],
    isInOrder: true,
    fields: {
      street: { type: "text", required: true },
      code: { type: "text", accept: "digits", length: 3 },
      unit: { type: "text" },
    },
  };
  const home = {
    type: "group",
    fieldsOf: "programme.places.fields",
    order: { var: "programme.places.order" },
    fillsInOrder: { var: "programme.places.isInOrder" },
  } as const;

  it("has the fields of the programme's catalogue in its order, each open when the one before is answered", async () => {
    const { sent } = draw({ home }, { scope: { programme: { places } } });
    const [street, code, ...others] = screen.getAllByRole<HTMLInputElement>("textbox");
    if (!street || !code) throw new Error("There are two fields.");
    expect([others.length, code.disabled]).toEqual([0, true]);
    await userEvent.type(street, "Elm 5");
    expect(code.disabled).toBe(false);
    await userEvent.type(code, "12a3");
    await submit();
    expect(sent[0]?.form?.values).toEqual({ home: { street: "Elm 5", code: "123" } });
  });

  it("has the fields that the form names, in that order", () => {
    const order = { var: "programme.kinds[data.kind]" };
    const scope = { programme: { places, kinds: { hut: ["unit", "street"] } }, data: { kind: "hut" } };
    draw({ home: { ...home, order: order } }, { scope });
    expect(screen.getAllByRole("textbox").map(({ id }) => id)).toEqual([
      expect.stringContaining("unit"),
      expect.stringContaining("street"),
    ]);
  });

  it("changes its fields when that list changes, and keeps typed values", async () => {
    const order = { var: "programme.kinds[data.kind]" };
    const programme = { places, kinds: { hut: ["street"], flat: ["street", "code"] } };
    const { sent, redraw } = draw({ home: { ...home, order: order } }, { scope: { programme, data: { kind: "hut" } } });
    await userEvent.type(screen.getByRole("textbox"), "Elm 5");
    redraw({ scope: { programme, data: { kind: "flat" } } });
    const [street, code] = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(street?.value).toBe("Elm 5");
    if (code) await userEvent.type(code, "123");
    await submit();
    expect(sent[0]?.form?.values).toEqual({ home: { street: "Elm 5", code: "123" } });
  });

  it("has no fields if the form names none of the catalogue", () => {
    draw({ home: { ...home, order: { var: "data.none" } } }, { scope: { programme: { places }, data: {} } });
    expect(screen.queryAllByRole("textbox")).toEqual([]);
  });

  it("has no fields that belong to another programme", () => {
    draw({ home }, { scope: { programme: { places: { ...places, order: ["street"] } } } });
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
  });
});

describe("a field's text", () => {
  const texts = {
    "depot.pick-up.submit": "Ask for it",
    "garden.short": "{{name}} has {{least}} letters or more, {{other}}",
    "garden.up-to": "Up to {{most}}",
    "garden.needed": "Say one of {{least}}",
  };
  const name = {
    type: "text",
    hint: { key: "garden.up-to", args: { most: { count: { var: "limits.maxLength" } } } },
    required: { key: "garden.needed", args: { least: { count: { var: "limits.minLength" } } } },
    minLength: { var: "data.least" },
    maxLength: 1200,
    message: {
      minLength: {
        key: "garden.short",
        args: {
          name: { var: "value" },
          least: { count: { var: "limits.minLength" } },
          other: { var: "form.other" },
        },
      },
    },
  } as const;

  it("contains bounds, its value and other answers, and follows them", async () => {
    const { redraw } = draw({ name, other: { type: "text" } }, { texts, scope: { data: { least: 3 } } });
    expect(screen.getByText("Up to 1,200")).toBeTruthy();
    await submit();
    expect(screen.getAllByText("Say one of 3")).toHaveLength(2);
    await userEvent.type(screen.getByLabelText("Name"), "Al");
    expect(screen.getAllByText("Al has 3 letters or more,")).toHaveLength(2);
    await userEvent.type(screen.getByLabelText(/^Other/), "x");
    expect(screen.getAllByText("Al has 3 letters or more, x")).toHaveLength(2);
    redraw({ scope: { data: { least: 4 } } });
    expect(screen.getAllByText("Al has 4 letters or more, x")).toHaveLength(2);
  });

  it("shows a file's size in words", async () => {
    const file = {
      type: "file",
      maxBytes: 4,
      message: { maxBytes: { key: "garden.up-to", args: { most: { bytes: 3_145_728 } } } },
    } as const;
    draw({ file }, { texts });
    await userEvent.upload(screen.getByLabelText("Choose a file"), new File(["12345"], "a.pdf"));
    expect(await screen.findByText("Up to 3 MB")).toBeTruthy();
  });
});
