import Form from "@rjsf/core";
import { render, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ScreenView } from "../../src/renderer/screens/ScreenView.tsx";
import { sampleScene } from "../../src/renderer/test-support/sample-scene.ts";
import { formDocuments, garden } from "./support/forms.ts";
import { filled, keyWords, validator } from "./support/oracle.ts";

/** Answers that make more fields appear. */
const answers = { contact: "phone", day: "2026-11-22" };

/** Whether an element's id is one that @rjsf/core gives to a field, or to a part of it. */
const belongsTo = (id: string, name: string) => {
  const root = `root_${name.replace(".", "_")}`;
  return id === root || id.startsWith(`${root}_`) || id.startsWith(`${root}-`);
};

describe.each(formDocuments())("the form $journey/$form.id", ({ form }) => {
  const made = filled(form, garden, answers);
  const asked = made.compiled.fields.filter(({ name }) => made.store.field(name).isVisible);
  const fieldLabel = (name: string) => asked.find((field) => field.name === name)?.label(garden, keyWords) ?? "";

  it("is drawn by stock @rjsf/core with the same fields, in the same order", () => {
    const { container } = render(
      <Form
        schema={made.schema}
        uiSchema={made.uiSchema}
        formData={made.store.meant()}
        validator={validator}
        noHtml5Validate
      />,
    );
    const text = container.textContent ?? "";
    const unnamed = asked.filter(({ name }) => !text.includes(fieldLabel(name)));
    // Stock @rjsf/core draws a handle, which is an object, without its title.
    expect(unnamed.map(({ document }) => document.type).filter((type) => type !== "file")).toEqual([]);
    const ids = [...container.querySelectorAll("[id^=root_]")].map(({ id }) => id);
    const places = asked.map(({ name }) => ids.findIndex((id) => belongsTo(id, name)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it("is drawn by the portal's renderer with these fields", () => {
    const scene = sampleScene({
      blocks: { form: { component: "form", props: { form: form.id } } },
      journey: "invented",
      scope: garden,
      forms: { [`invented/${form.id}`]: form },
    });
    const port = { ...scene.port, draft: () => ({ get: () => answers, set: () => {} }) };
    const { container } = render(<ScreenView scene={{ ...scene, port, words: keyWords }} />);
    for (const { name } of asked) {
      expect(within(container).getAllByText((text) => text.includes(fieldLabel(name))).length, name).toBeGreaterThan(0);
    }
  });
});
