import type { CheckContext } from "../../src/checker/check-context.ts";
import type { FormDocument, ScreenDocument, SourceDocument } from "../../src/checker/read/source-document.ts";
import { isLeftOut, screensAnswering } from "../../src/checker/uses/answered-steps.ts";
import { entriesOf } from "../../src/checker/uses/catalogue-fields.ts";
import { derivedRules, withDerivedRules } from "../../src/checker/uses/derived-values.ts";
import { flowsShowing, screensWith } from "../../src/checker/uses/flow-links.ts";
import { entryFields, fieldsOfForm } from "../../src/checker/uses/form-fields.ts";
import { withOriginals } from "../../src/checker/uses/substitutions.ts";
import { member, objectEntries } from "../../src/documents/json.ts";
import { isSecretField } from "../../src/documents/secret-fields.ts";
import { collectMarked, type Marked, ownMark } from "./marks.ts";
import { readsOfRule, touches } from "./reads-of-rule.ts";

/** A marked datum that the portal holds during a journey. */
export interface HeldDatum extends Marked {
  /** The document that marks it: a form that asks for it, a flow or the session that keeps it. */
  readonly holder: SourceDocument;
  /** By which rules of `readers` know it: `data.<form>.<field>`, `data.<name>`, `session.<name>`. */
  readonly names: readonly (readonly string[])[];
  /** The documents whose rules can read it by these names; undefined for every document. */
  readonly flows: readonly SourceDocument[] | undefined;
  /** The screens that ask for it, or list it among the answers. */
  readonly asking: readonly SourceDocument[];
}

/** All that the forms of the documents ask for and that is marked. */
export function askedData(context: CheckContext): HeldDatum[] {
  return context.index.of("form").flatMap((form) => {
    const asking = screensWith(context, form);
    const flows = [...new Set(asking.flatMap((screen) => flowsShowing(context, screen)))];
    const ids = withOriginals(context, "form", form).map(({ id }) => id);
    const leavesOut = (screen: ScreenDocument, { path }: Marked) =>
      ids.some((id) => isLeftOut(context, screen, [id, ...path].join(".")));
    const answering = screensAnswering(context, form);
    return markedFields(context, form).map((field) => ({
      ...{ ...field, holder: form, flows },
      asking: field.isSecret ? asking : [...asking, ...answering.filter((screen) => !leavesOut(screen, field))],
      names: ids.flatMap((id) => [field.path, ...derivedOutputs(form, field)].map((path) => ["data", id, ...path])),
    }));
  });
}

/** A form's result from a field, in addition to its value. */
function derivedOutputs(form: FormDocument, { path }: Marked): string[][] {
  const value = withDerivedRules(form.value, derivedRules(form));
  const isDerived = (rule: unknown) => readsOfRule(rule, new Map()).some((read) => touches(read, ["form", ...path]));
  return objectEntries(member(value, "output")).flatMap(([name, rule]) => (isDerived(rule) ? [[name]] : []));
}

function markedFields(context: CheckContext, form: FormDocument): Marked[] {
  return fieldsOfForm(context, form).flatMap(({ name, group, field }) => {
    const questions = objectEntries(field === undefined ? undefined : entryFields(field));
    if (questions.length > 0) return questions.flatMap(([one, inner]) => marked([name, one], [inner]));
    const path = name.split(".");
    const entries = group === undefined ? [] : entriesNamed(context, form, group, path.at(-1) ?? "");
    return marked(path, [field, ...entries]);
  });
}

function marked(path: readonly string[], fields: readonly unknown[]): Marked[] {
  const mark = fields.map(markOfField).find((one) => one !== undefined);
  return mark === undefined ? [] : [{ path: [...path], ...mark }];
}

function markOfField(field: unknown): Omit<Marked, "path"> | undefined {
  const own = ownMark(field);
  return isSecretField(field) ? { purpose: own?.purpose, isSecret: true } : own;
}

/** What each programme or client has under an entry's name. */
function entriesNamed(context: CheckContext, form: FormDocument, group: string, name: string): unknown[] {
  const fieldsOf = member(member(form.value.fields, group), "fieldsOf");
  const entries = typeof fieldsOf === "string" ? entriesOf(context, fieldsOf) : [];
  return entries.filter((entry) => entry.name === name).map(({ field }) => field);
}

/** All that flows and the session declare to keep and that is marked. */
export function storedData(context: CheckContext): HeldDatum[] {
  const { index, contractIndex } = context;
  const ofFlows = index.of("flow").flatMap((flow) =>
    collectMarked(contractIndex, member(flow.value, "data")).map((marked) => ({
      ...{ ...marked, holder: flow, flows: [flow], asking: [] },
      names: [["data", ...marked.path]],
    })),
  );
  const ofSession = index.of("session").flatMap((session) =>
    collectMarked(contractIndex, member(session.value, "data")).map((marked) => ({
      ...{ ...marked, holder: session, flows: undefined, asking: [] },
      names: [["session", ...marked.path]],
    })),
  );
  return [...ofFlows, ...ofSession];
}
