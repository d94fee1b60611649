import { createElement } from "react";
import { blocks, fields } from "../../src/components/registry.ts";
import type { Language } from "../../src/documents/generated/language.ts";

/** The samples of a language, drawn by the components that show most of its texts. */
export function LanguageSample({ language }: { readonly language: Language }) {
  const { id, name, direction, samples, writtenIn = id } = language;
  const heading = blocks.get("heading")?.component;
  const text = blocks.get("text")?.component;
  const field = fields.get("text-field")?.component;
  const button = blocks.get("button")?.component;
  if (!heading || !text || !field || !button) throw new Error("A component is not there.");
  return (
    <section aria-label={id}>
      <h2>
        {id}: <span lang={writtenIn}>{name}</span>
      </h2>
      <div lang={writtenIn} dir={direction} className="stage-field">
        {createElement(heading, { text: samples.heading, level: 3 })}
        {createElement(text, { text: samples.paragraph })}
        {createElement(field, { ...asked(id), label: samples.label, value: samples.label })}
        {createElement(button, { text: samples.heading, kind: "primary", on: {} })}
      </div>
    </section>
  );
}

const asked = (id: string) => ({ id: `sample-${id}`, name: `sample-${id}`, onChange: () => {} });
