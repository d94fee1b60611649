import type { CheckedDocuments } from "../checked-documents.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import { formsOf, screensOf } from "./flow-links.ts";
import type { Thing } from "./mention.ts";

/** The id of something inside a document. */
export const idIn = (owner: SourceDocument, name: string): string => `${fullName(owner)}.${name}`;

/** The forms that a flow shows. */
export const formsOfFlow = (checked: CheckedDocuments, flow: SourceDocument): SourceDocument[] => [
  ...new Set(screensOf(checked, flow).flatMap((screen) => formsOf(checked, screen))),
];

/** What a name in `data` of a flow stands for: what the flow declares, the forms whose answers stand there, or both. */
export function thingsInData(checked: CheckedDocuments, flow: SourceDocument, name: string): Thing[] {
  const declared = membersOf(member(member(flow.value, "data"), "properties")).map(([property]) => property);
  const forms = formsOfFlow(checked, flow).filter(({ id }) => id === name);
  const isData = declared.includes(name) || elementsOf(member(flow.value, "input")).includes(name);
  return [
    ...(isData ? [{ kind: "data" as const, id: idIn(flow, name) }] : []),
    ...forms.map((form) => ({ kind: "form" as const, id: fullName(form) })),
  ];
}

/** A field of a form, if the form has it; those that a group includes are its programme's. */
export function fieldThings(form: SourceDocument, name: string): Thing[] {
  const isThere = membersOf(member(form.value, "fields")).some(([field]) => field === name);
  return isThere ? [{ kind: "field", id: idIn(form, name) }] : [];
}

/** The calls that a state makes. */
export function callsOfState({ index }: CheckedDocuments, state: unknown): SourceDocument[] {
  const ids = [member(state, "call"), ...membersOf(member(state, "calls")).map(([, call]) => member(call, "call"))];
  return ids.flatMap((id) => (typeof id === "string" ? (index.find("call", id) ?? []) : []));
}

/** The failure of that name of those calls that declare it; of none, where every call can have it. */
export function failureThings(calls: readonly SourceDocument[], name: string): Thing[] {
  const declaring = calls.filter(({ value }) => elementsOf(member(value, "failures")).includes(name));
  return declaring.map((call) => ({ kind: "failure", id: idIn(call, name) }));
}
