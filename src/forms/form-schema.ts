import type { JsonObject } from "../documents/json.ts";
import type { Scope } from "../engine/index.ts";
import type { Words } from "../texts/catalogue.ts";
import type { CompiledField, CompiledGroup } from "./compile-field.ts";
import type { CompiledEntry, CompiledForm } from "./compile-form.ts";
import { type Demand, fieldSchema } from "./field-schema.ts";
import { uiOfField } from "./field-ui.ts";
import { FormStore } from "./form-store.ts";

/** The present form as JSON Schema: without hidden fields, with bounds and options. */
export interface FormSchemas {
  /** JSON Schema 2020-12 of the fields' values (`FormStore.meant`). */
  readonly schema: JsonObject;
  /** How @rjsf/core draws it. */
  readonly uiSchema: JsonObject;
  /** Rules that JSON Schema cannot express, by the field's full name. */
  readonly demands: ReadonlyMap<string, readonly Demand[]>;
}

interface Drawing {
  readonly store: FormStore;
  readonly scope: Scope;
  readonly words: Words;
}

/** Returns the JSON Schema and the uiSchema of a compiled form for its store's present state. */
export function formSchemas(form: CompiledForm, drawing: Drawing): FormSchemas {
  const demands = new Map<string, readonly Demand[]>();
  const whole = emptyObject();
  for (const part of form.parts) {
    const entry = form.entries.get(part.name);
    if ("fields" in part) addGroup({ ...drawing, into: whole, demands }, part);
    else if (entry === undefined) addField({ ...drawing, into: whole, demands }, part);
    else addList({ ...drawing, into: whole, demands }, part, entry);
  }
  return { schema: whole.schema, uiSchema: { "ui:order": Object.keys(whole.schema.properties), ...whole.ui }, demands };
}

/** An object's schema under construction, and the uiSchema of its members. */
interface Making {
  readonly schema: JsonObject & { readonly properties: Record<string, unknown>; readonly required: string[] };
  readonly ui: Record<string, unknown>;
}

const emptyObject = (title?: string): Making => ({
  schema: { ...(title === undefined ? {} : { title }), type: "object", properties: {}, required: [] },
  ui: {},
});

interface Adding extends Drawing {
  readonly into: Making;
  readonly demands: Map<string, readonly Demand[]>;
}

function addGroup({ into, ...adding }: Adding, { name, label, fields }: CompiledGroup): void {
  const group = emptyObject(label?.(adding.scope, adding.words));
  for (const field of fields) addField({ ...adding, into: group }, field);
  if (Object.keys(group.schema.properties).length === 0) return;
  into.schema.properties[name] = group.schema;
  into.ui[name] = group.ui;
  if (group.schema.required.length > 0) into.schema.required.push(name);
}

/** Each entry has a schema of its own, as other fields may be on view in it; another one would have that of the first. */
function addList({ store, ...adding }: Adding, list: CompiledField, { form }: CompiledEntry): void {
  addField({ store, ...adding }, list);
  const { into, words } = adding;
  const whole = into.schema.properties[list.name];
  if (whole === undefined) return;
  const entries = store.lists.of(list.name).map((entry) => formSchemas(form, { ...adding, store: entry.store }));
  for (const [place, { demands }] of entries.entries())
    for (const [name, all] of demands) adding.demands.set(`${list.name}.${place}.${name}`, all);
  const first =
    entries[0] ??
    formSchemas(form, { store: new FormStore(form, { scope: adding.scope, draft: {} }), scope: adding.scope, words });
  into.schema.properties[list.name] = {
    ...Object(whole),
    ...(entries.length > 0 && { prefixItems: entries.map(({ schema }) => schema) }),
    items: first.schema,
  };
  into.ui[list.name] = { ...Object(into.ui[list.name]), items: first.uiSchema };
}

function addField({ store, scope, words, into, demands }: Adding, field: CompiledField): void {
  const state = store.field(field.name);
  if (!state.isVisible) return;
  const name = field.name.slice(field.name.indexOf(".") + 1);
  const constraints = fieldSchema({ field, state, scope: store.fieldScope(field.name), words });
  into.schema.properties[name] = { title: field.label(scope, words) ?? name, ...constraints.schema };
  if (constraints.isRequired) into.schema.required.push(name);
  into.ui[name] = uiOfField({ field, state, scope, words });
  if (constraints.demands.length > 0) demands.set(field.name, constraints.demands);
}
