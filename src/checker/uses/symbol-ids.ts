import { objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import {
  type CallDocument,
  type FlowDocument,
  type FormDocument,
  fullName,
  type SourceDocument,
} from "../read/source-document.ts";
import { type DraftState, listCalls, listForms, listScreens } from "./flow-links.ts";
import type { DocumentSymbol } from "./occurrence.ts";

/** The id of a symbol inside a document. */
export const idIn = (owner: SourceDocument, name: string): string => `${fullName(owner)}.${name}`;

/** The forms that a flow shows. */
export const formsOfFlow = (context: CheckContext, flow: FlowDocument): FormDocument[] => [
  ...new Set(listScreens(context, flow).flatMap((screen) => listForms(context, screen))),
];

/** The symbols of a name in a flow's `data`: a datum that the flow declares, the forms whose answers it holds, or both. */
export function symbolsInData(context: CheckContext, flow: FlowDocument, name: string): DocumentSymbol[] {
  const { data, input } = flow.value;
  const forms = formsOfFlow(context, flow).filter(({ id }) => id === name);
  const isData = objectKeys(data?.properties).includes(name) || input?.includes(name);
  return [
    ...(isData ? [{ kind: "data" as const, id: idIn(flow, name) }] : []),
    ...forms.map((form) => ({ kind: "form" as const, id: fullName(form) })),
  ];
}

/** A field of a form, if the form has it; the fields that a group includes belong to its programme. */
export function fieldSymbols(form: FormDocument, name: string): DocumentSymbol[] {
  return objectKeys(form.value.fields).includes(name) ? [{ kind: "field", id: idIn(form, name) }] : [];
}

/** The calls that a state makes. */
export function callsOfState({ index }: CheckContext, state: DraftState | undefined): CallDocument[] {
  return listCalls(state).flatMap(({ call }) => index.find("call", call) ?? []);
}

/** That failure of those calls that declare it; empty when every call can have it. */
export function failureSymbols(calls: readonly CallDocument[], name: string): DocumentSymbol[] {
  const declaring = calls.filter(({ value }) => value.failures?.includes(name));
  return declaring.map((call) => ({ kind: "failure", id: idIn(call, name) }));
}
