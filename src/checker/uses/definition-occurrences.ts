import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { DocumentKind } from "../read/kinds.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import { listStates } from "./flow-links.ts";
import { type Occurrence, occurrenceAtEnd, type SymbolKind, textAt } from "./occurrence.ts";
import { ruleSymbol } from "./rule-occurrences.ts";
import { idIn } from "./symbol-ids.ts";

/** Every symbol that a document defines: itself, and those inside it. */
export function definitionOccurrences(context: CheckContext, document: SourceDocument): Occurrence[] {
  return [...ownId(document), ...(INSIDE[document.kind]?.(document, context) ?? [])];
}

/** The words of a client or programme have its id. */
function ownId(document: SourceDocument): Occurrence[] {
  const { kind, id, wordingOwner } = document;
  const isWording = wordingOwner === "client" || wordingOwner === "programme";
  const named = isWording ? wordingOwner : NAMED_DOCUMENTS[kind];
  const symbol = named && { kind: named, id: isWording ? id : fullName(document), name: id };
  return symbol ? occurrenceAtEnd(document, { path: ["id"], part: "value" }, symbol, !isWording) : [];
}

const NAMED_DOCUMENTS: Partial<Record<DocumentKind, SymbolKind>> = {
  client: "client",
  programme: "programme",
  flow: "flow",
  screen: "screen",
  form: "form",
  fields: "fields",
  call: "call",
};

type Definitions = (document: SourceDocument, context: CheckContext) => Occurrence[];

const INSIDE: Partial<Record<DocumentKind, Definitions>> = {
  flow: (flow, context) => [
    ...keysAt(flow, ["states"], "state"),
    ...keysAt(flow, ["data", "properties"], "data"),
    ...keysAt(flow, ["settings", "properties"], "setting"),
    ...listStates(flow).flatMap(({ path }) => textDefinition(flow, [...path, "final", "outcome"], "outcome")),
    ...rulesIn(flow, context),
  ],
  call: (call) => [
    ...keysAt(call, ["input"], "input"),
    ...arrayElements(member(call.value, "failures")).flatMap((_, index) =>
      textDefinition(call, ["failures", index], "failure"),
    ),
    ...keysAt(call, ["ways"], "way"),
    ...objectEntries(member(call.value, "ways")).flatMap(([variant]) =>
      keysAt(call, ["ways", variant, "keeps"], "token", plain),
    ),
  ],
  form: (form) => keysAt(form, ["fields"], "field"),
  fields: (set) => keysAt(set, ["fields"], "set-field"),
  routes: (routes) => [
    ...keysAt(routes, ["routes"], "route", plain),
    ...keysAt(routes, ["guards"], "guard", plain),
    ...keysAt(routes, ["frames"], "frame", plain),
  ],
  session: (session) => keysAt(session, ["data", "properties"], "session-data", plain),
  client: (client) => [
    ...keysAt(client, ["frames"], "external-frame", plain),
    ...arrayElements(member(client.value, "storage")).flatMap((_, index) =>
      textDefinition(client, ["storage", index], "storage-key", plain),
    ),
    ...arrayElements(member(client.value, "languages")).flatMap((_, index) =>
      textDefinition(client, ["languages", index], "language", plain),
    ),
    ...settingsIn(client),
  ],
  programme: (programme, context) => [...settingsIn(programme), ...rulesIn(programme, context)],
};

/** Of what is one for the whole portal, the name is the id. */
const plain = (_: SourceDocument, name: string) => name;

function keysAt(document: SourceDocument, holder: JsonPath, kind: SymbolKind, makeId = idIn): Occurrence[] {
  const keys = objectEntries(holder.reduce<unknown>((value, key) => member(value, String(key)), document.value));
  return keys.flatMap(([name]) =>
    occurrenceAtEnd(
      document,
      { path: [...holder, name], part: "key" },
      { kind, id: makeId(document, name), name },
      true,
    ),
  );
}

function textDefinition(document: SourceDocument, path: JsonPath, kind: SymbolKind, makeId = idIn): Occurrence[] {
  const name = textAt(document, path, "value");
  if (name === undefined) return [];
  return occurrenceAtEnd(document, { path, part: "value" }, { kind, id: makeId(document, name), name }, true);
}

/** The values that a client or programme gives the settings of flows. */
function settingsIn(layer: SourceDocument): Occurrence[] {
  return objectEntries(member(layer.value, "settings")).flatMap(([flow, values]) =>
    objectEntries(values).flatMap(([name]) => {
      const at = { path: ["settings", flow, name], part: "key" as const };
      return occurrenceAtEnd(layer, at, { kind: "setting", id: `${flow}.${name}`, name });
    }),
  );
}

function rulesIn(document: SourceDocument, context: CheckContext): Occurrence[] {
  return objectEntries(member(document.value, "rules")).flatMap(([name]) => {
    const at = { path: ["rules", name], part: "key" as const };
    return occurrenceAtEnd(document, at, { ...ruleSymbol(context, document, name), name }, true);
  });
}
