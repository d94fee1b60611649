import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { DocumentKind } from "../kinds.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import { statesOf } from "./flow-links.ts";
import { type Mention, mentionAtEnd, type ThingKind, textAt } from "./mention.ts";
import { ruleThing } from "./rule-mentions.ts";
import { idIn } from "./thing-ids.ts";

/** Everything that a document gives a name: itself, and what stands in it. */
export function definitionMentions(checked: CheckedDocuments, document: SourceDocument): Mention[] {
  return [...ownId(document), ...(INSIDE[document.kind]?.(document, checked) ?? [])];
}

/** The words of a client or programme have its id. */
function ownId(document: SourceDocument): Mention[] {
  const { kind, id, wordingOf } = document;
  const isWording = wordingOf === "client" || wordingOf === "programme";
  const named = isWording ? wordingOf : NAMED_DOCUMENTS[kind];
  const thing = named && { kind: named, id: isWording ? id : fullName(document), name: id };
  return thing ? mentionAtEnd(document, { path: ["id"], part: "value" }, thing, !isWording) : [];
}

const NAMED_DOCUMENTS: Partial<Record<DocumentKind, ThingKind>> = {
  client: "client",
  programme: "programme",
  flow: "flow",
  screen: "screen",
  form: "form",
  fields: "fields",
  call: "call",
};

type Definitions = (document: SourceDocument, checked: CheckedDocuments) => Mention[];

const INSIDE: Partial<Record<DocumentKind, Definitions>> = {
  flow: (flow, checked) => [
    ...keysAt(flow, ["states"], "state"),
    ...keysAt(flow, ["data", "properties"], "data"),
    ...keysAt(flow, ["settings", "properties"], "setting"),
    ...statesOf(flow).flatMap(({ path }) => textDefinition(flow, [...path, "final", "outcome"], "outcome")),
    ...rulesIn(flow, checked),
  ],
  call: (call) => [
    ...keysAt(call, ["input"], "input"),
    ...elementsOf(member(call.value, "failures")).flatMap((_, index) =>
      textDefinition(call, ["failures", index], "failure"),
    ),
    ...keysAt(call, ["ways"], "way"),
    ...membersOf(member(call.value, "ways")).flatMap(([way]) => keysAt(call, ["ways", way, "keeps"], "token", plain)),
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
    ...elementsOf(member(client.value, "storage")).flatMap((_, index) =>
      textDefinition(client, ["storage", index], "storage-key", plain),
    ),
    ...elementsOf(member(client.value, "languages")).flatMap((_, index) =>
      textDefinition(client, ["languages", index], "language", plain),
    ),
    ...settingsIn(client),
  ],
  programme: (programme, checked) => [...settingsIn(programme), ...rulesIn(programme, checked)],
};

/** Of what is one for the whole portal, the name is the id. */
const plain = (_: SourceDocument, name: string) => name;

function keysAt(document: SourceDocument, holder: JsonPath, kind: ThingKind, idOf = idIn): Mention[] {
  const keys = membersOf(holder.reduce<unknown>((value, key) => member(value, String(key)), document.value));
  return keys.flatMap(([name]) =>
    mentionAtEnd(document, { path: [...holder, name], part: "key" }, { kind, id: idOf(document, name), name }, true),
  );
}

function textDefinition(document: SourceDocument, path: JsonPath, kind: ThingKind, idOf = idIn): Mention[] {
  const name = textAt(document, path, "value");
  if (name === undefined) return [];
  return mentionAtEnd(document, { path, part: "value" }, { kind, id: idOf(document, name), name }, true);
}

/** The values that a client or programme gives the settings of flows. */
function settingsIn(layer: SourceDocument): Mention[] {
  return membersOf(member(layer.value, "settings")).flatMap(([flow, values]) =>
    membersOf(values).flatMap(([name]) => {
      const at = { path: ["settings", flow, name], part: "key" as const };
      return mentionAtEnd(layer, at, { kind: "setting", id: `${flow}.${name}`, name });
    }),
  );
}

function rulesIn(document: SourceDocument, checked: CheckedDocuments): Mention[] {
  return membersOf(member(document.value, "rules")).flatMap(([name]) => {
    const at = { path: ["rules", name], part: "key" as const };
    return mentionAtEnd(document, at, { ...ruleThing(checked, document, name), name }, true);
  });
}
