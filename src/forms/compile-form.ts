import type { Form } from "../documents/generated/form.ts";
import type { Rule } from "../engine/generated/rule.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import { type CompiledLoad, compileLoads } from "../loads/compile-load.ts";
import { type CompiledText, compileText } from "../texts/compile-text.ts";
import { derivedKey } from "../texts/runtime-keys.ts";
import { type CompiledField, type CompiledGroup, compileField, compileGroup } from "./compile-field.ts";
import { collectReads, feedersFirst, type PlacedField, touchedIn } from "./field-order.ts";
import { type FormDerived, formDerived } from "./form-derived.ts";
import { type FormPart, groupSources, listEntryParts, listFormParts } from "./form-parts.ts";
import type { SpokenField } from "./spoken-field.ts";

/** A compiled form. */
export interface CompiledForm {
  readonly id: string;
  /** `journey/id`. */
  readonly reference: string;
  readonly document: Form;
  /** The drawn parts, in order: fields, and groups with theirs. */
  readonly parts: readonly (CompiledField | CompiledGroup)[];
  /** Every field, including those of groups, in order. */
  readonly fields: readonly CompiledField[];
  /** For each field of type `list`, the form of one entry. */
  readonly entries: ReadonlyMap<string, CompiledEntry>;
  readonly loads: readonly CompiledLoad[];
  readonly derived: FormDerived;
  readonly submit: CompiledText;
  readonly busy: CompiledText;
  readonly submitWhen: NonNullable<Form["submitWhen"]>;
  /** All fields, each after the fields that its value reads. */
  readonly order: readonly string[];
  /** Those fields whose rules read others, in that order. */
  readonly readers: readonly string[];
  /** For each field, the fields to update when its value changes, in order. */
  readonly touchedBy: (name: string) => readonly string[];
  /** Values computed from several fields, by name. */
  readonly output: readonly (readonly [string, (scope: Scope) => unknown])[];
}

/** An entry of a list, compiled. */
export interface CompiledEntry {
  readonly form: CompiledForm;
  /** The wording has `{{number}}` for its place. */
  readonly label: CompiledText;
  readonly add: CompiledText;
}

const compiled = new WeakMap<Form, { readonly sources: readonly unknown[]; readonly form: CompiledForm }>();

/**
 * Compiles a form document, once for each choice of fields from catalogues. Its default texts are
 * `<journey>.<form>.<field>.label` and the like.
 */
export function compileForm(form: Form, journey: string, scope: Scope): CompiledForm {
  const sources = groupSources(form, scope);
  const known = compiled.get(form);
  if (known?.sources.every((source, index) => source === sources[index])) return known.form;
  const made = compile(form, derivedKey(journey, form.id), listFormParts(form, journey, scope));
  compiled.set(form, { sources, form: made });
  return made;
}

function placedIn(part: FormPart): readonly PlacedField[] {
  if (part.kind === "field") return [{ ...part, group: undefined, groupDocument: undefined }];
  return part.fields.map(([name, document]) => ({
    name: `${part.name}.${name}`,
    group: part.name,
    groupDocument: part.document,
    document,
  }));
}

function compile(form: Form, key: string, written: readonly FormPart[]): CompiledForm {
  const placed = written.flatMap(placedIn);
  const reads = collectReads(placed, form.derived);
  const field = (name: string, document: SpokenField, group?: CompiledGroup) =>
    compileField({ name, document, group, reads: reads.get(name), derived: form.derived });
  const parts = written.map((part) => {
    if (part.kind === "field") return field(part.name, part.document);
    return compileGroup(part.name, part.document, (group) =>
      part.fields.map(([name, document]) => field(`${part.name}.${name}`, document, group)),
    );
  });
  const fields = parts.flatMap((part) => ("fields" in part ? part.fields : [part]));
  const order = feedersFirst(reads);
  const readers = new Set(fields.filter((one) => one.reads.size > 0).map(({ name }) => name));
  return {
    id: form.id,
    reference: key.replace(".", "/"),
    document: form,
    parts,
    fields,
    entries: compileEntries(form, key, written),
    loads: compileLoads(form.load),
    derived: formDerived(form, fields),
    submit: compileText(form.submit ?? `${key}.submit`),
    busy: compileText(form.busy ?? `${key}.busy`),
    submitWhen: form.submitWhen ?? "always",
    order,
    readers: order.filter((name) => readers.has(name)),
    touchedBy: touchedIn(reads, order),
    output: Object.entries(form.output ?? {}).map(([name, rule]: [string, Rule]) => [name, compileRule(rule)] as const),
  };
}

/** The forms of the entries of lists: an entry has fields and nothing else of a form. */
function compileEntries(form: Form, key: string, written: readonly FormPart[]): CompiledForm["entries"] {
  const lists = written.filter(({ document }) => document.type === "list");
  return new Map(
    lists.map(({ name, document: { fields = {}, entry = name, add = name } }) => {
      const { load: _load, output: _output, ...rest } = form;
      const own = `${key}.${name}`;
      const made = compile({ ...rest, fields }, own, listEntryParts(fields, own));
      return [name, { form: made, label: compileText(entry), add: compileText(add) }] as const;
    }),
  );
}
