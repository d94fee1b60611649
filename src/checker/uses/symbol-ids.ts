import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import { listForms, listScreens } from "./flow-links.ts";
import type { DocumentSymbol } from "./occurrence.ts";

/** The id of something inside a document. */
export const idIn = (owner: SourceDocument, name: string): string => `${fullName(owner)}.${name}`;

/** The forms that a flow shows. */
export const formsOfFlow = (context: CheckContext, flow: SourceDocument): SourceDocument[] => [
  ...new Set(listScreens(context, flow).flatMap((screen) => listForms(context, screen))),
];

/** The symbols of a name in a flow's `data`: a datum that the flow declares, the forms whose answers it holds, or both. */
export function symbolsInData(context: CheckContext, flow: SourceDocument, name: string): DocumentSymbol[] {
  const declared = objectEntries(member(member(flow.value, "data"), "properties")).map(([property]) => property);
  const forms = formsOfFlow(context, flow).filter(({ id }) => id === name);
  const isData = declared.includes(name) || arrayElements(member(flow.value, "input")).includes(name);
  return [
    ...(isData ? [{ kind: "data" as const, id: idIn(flow, name) }] : []),
    ...forms.map((form) => ({ kind: "form" as const, id: fullName(form) })),
  ];
}

/** A field of a form, if the form has it; those that a group includes are its programme's. */
export function fieldSymbols(form: SourceDocument, name: string): DocumentSymbol[] {
  const isThere = objectEntries(member(form.value, "fields")).some(([field]) => field === name);
  return isThere ? [{ kind: "field", id: idIn(form, name) }] : [];
}

/** The calls that a state makes. */
export function callsOfState({ index }: CheckContext, state: unknown): SourceDocument[] {
  const ids = [member(state, "call"), ...objectEntries(member(state, "calls")).map(([, call]) => member(call, "call"))];
  return ids.flatMap((id) => (typeof id === "string" ? (index.find("call", id) ?? []) : []));
}

/** The failure of that name of those calls that declare it; of none, where every call can have it. */
export function failureSymbols(calls: readonly SourceDocument[], name: string): DocumentSymbol[] {
  const declaring = calls.filter(({ value }) => arrayElements(member(value, "failures")).includes(name));
  return declaring.map((call) => ({ kind: "failure", id: idIn(call, name) }));
}
