import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { fieldsOfForm, includedSets } from "../../src/documents/forms/form-fields.ts";
import { member, membersOf } from "../../src/documents/json.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";
import { flowsShowing, screensWith } from "../../src/documents/uses/flow-links.ts";
import { withOriginals } from "../../src/documents/uses/stand-ins.ts";
import { type Marked, marksOf, ownMark } from "./marks.ts";
import { boundIn, readsOfRule, touches } from "./reads-of-rule.ts";

/** A marked datum that the portal holds while a customer is on their way. */
export interface HeldDatum extends Marked {
  /** The document that marks it: a form that asks for it, a flow or the session that keeps it. */
  readonly holder: SourceDocument;
  /** By which rules of `readers` know it: `data.<form>.<field>`, `data.<name>`, `session.<name>`. */
  readonly names: readonly (readonly string[])[];
  /** The documents whose rules can read it by these names; undefined for every document. */
  readonly flows: readonly SourceDocument[] | undefined;
  /** The screens that ask for it. */
  readonly asking: readonly SourceDocument[];
}

/** Types of fields whose values are secret, whatever the form says. */
const SECRET_FIELDS: readonly unknown[] = ["password", "one-time-code"];

/** All that the forms of the documents ask for and that is marked. */
export function askedData(checked: CheckedDocuments): HeldDatum[] {
  return checked.index.of("form").flatMap((form) => {
    const asking = screensWith(checked, form);
    const flows = [...new Set(asking.flatMap((screen) => flowsShowing(checked, screen)))];
    const ids = withOriginals(checked, "form", form).map(({ id }) => id);
    return markedFields(checked, form).map((field) => ({
      ...{ ...field, holder: form, flows, asking },
      names: ids.flatMap((id) => [field.path, ...outputsOf(form, field)].map((path) => ["data", id, ...path])),
    }));
  });
}

/** What a form makes of a field, beside its value. */
function outputsOf({ value }: SourceDocument, { path }: Marked): string[][] {
  const isMadeOf = (rule: unknown) =>
    readsOfRule(rule, boundIn(value)).some((read) => touches(read, ["form", ...path]));
  return membersOf(member(value, "output")).flatMap(([name, rule]) => (isMadeOf(rule) ? [[name]] : []));
}

function markedFields(checked: CheckedDocuments, form: SourceDocument): Marked[] {
  return fieldsOfForm(checked, form).flatMap(({ name, group, field }) => {
    const path = name.split(".");
    const inSets = group === undefined ? [] : fieldInSets(checked, form, group, path.at(-1) ?? "");
    const mark = [field, ...inSets].map(markOfField).find((one) => one !== undefined);
    return mark === undefined ? [] : [{ path, ...mark }];
  });
}

function markOfField(field: unknown): Omit<Marked, "path"> | undefined {
  const own = ownMark(field);
  if (!SECRET_FIELDS.includes(member(field, "type"))) return own;
  return { purpose: own?.purpose, isSecret: true };
}

function fieldInSets(checked: CheckedDocuments, form: SourceDocument, group: string, name: string): unknown[] {
  const included = member(member(form.value, "fields"), group);
  return includedSets(checked, included).map(({ set }) => member(member(set, "fields"), name));
}

/** All that flows and the session declare to keep and that is marked. */
export function keptData(checked: CheckedDocuments): HeldDatum[] {
  const { index, contractIndex } = checked;
  const ofFlows = index.of("flow").flatMap((flow) =>
    marksOf(contractIndex, member(flow.value, "data")).map((marked) => ({
      ...{ ...marked, holder: flow, flows: [flow], asking: [] },
      names: [["data", ...marked.path]],
    })),
  );
  const ofSession = index.of("session").flatMap((session) =>
    marksOf(contractIndex, member(session.value, "data")).map((marked) => ({
      ...{ ...marked, holder: session, flows: undefined, asking: [] },
      names: [["session", ...marked.path]],
    })),
  );
  return [...ofFlows, ...ofSession];
}
