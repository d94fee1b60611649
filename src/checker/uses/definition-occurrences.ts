import { arrayElements, member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { DocumentKind } from "../read/kinds.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import { listStates } from "./flow-links.ts";
import { type Occurrence, occurrenceAtEnd, type SymbolKind, textAt } from "./occurrence.ts";
import { ruleSymbol } from "./rule-occurrences.ts";
import { idIn } from "./symbol-ids.ts";

/** Every symbol that a document defines: itself, and those inside it. */
export function definitionOccurrences(context: CheckContext, document: SourceDocument): Occurrence[] {
  return [...ownId(document), ...symbolsInside(context, document)];
}

/** The messages of a client or programme have its id. */
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
  country: "country",
  flow: "flow",
  screen: "screen",
  layout: "layout",
  fragment: "fragment",
  form: "form",
  fields: "fields",
  rules: "rules",
  fixtures: "fixtures",
  call: "call",
  "external-frame": "external-frame",
  language: "language",
};

function symbolsInside(context: CheckContext, document: SourceDocument): Occurrence[] {
  switch (document.kind) {
    case "flow":
      return [
        ...keysAt(document, ["states"], "state"),
        ...keysAt(document, ["data", "properties"], "data"),
        ...keysAt(document, ["derived"], "derived"),
        ...keysAt(document, ["settings", "properties"], "setting"),
        ...listStates(document).flatMap(({ path }) =>
          textDefinition(document, [...path, "final", "outcome"], "outcome"),
        ),
        ...context
          .visitsOf(document, "Actions")
          .flatMap(({ path }) => textDefinition(document, [...path, "nonce"], "nonce", plain)),
      ];
    case "rules":
      return rulesIn(document, context);
    case "fixtures":
      return [...keysAt(document, ["people"], "person"), ...keysAt(document, ["plans"], "plan")];
    case "call":
      return [
        ...keysAt(document, ["input"], "input"),
        ...elementsAt(document, "failures", "failure"),
        ...keysAt(document, ["variants"], "variant"),
        ...objectKeys(document.value.variants).flatMap((name) =>
          keysAt(document, ["variants", name, "tokens"], "token", plain),
        ),
      ];
    case "fragment":
      return keysAt(document, ["input"], "input");
    case "external-frame":
      return [...keysAt(document, ["incoming"], "frame-message"), ...keysAt(document, ["outgoing"], "frame-message")];
    case "screen":
      return keysAt(document, ["derived"], "derived");
    case "form":
      return [...keysAt(document, ["derived"], "derived"), ...keysAt(document, ["fields"], "field")];
    case "fields":
      return keysAt(document, ["fields"], "set-field");
    case "routes":
      return [
        ...keysAt(document, ["routes"], "route", plain),
        ...keysAt(document, ["addresses"], "address", plain),
        ...keysAt(document, ["guards"], "guard", plain),
        ...keysAt(document, ["frames"], "frame", plain),
      ];
    case "session":
      return keysAt(document, ["data", "properties"], "session-data", plain);
    case "client":
      return [...elementsAt(document, "storage", "storage-key", plain), ...settingsIn(document)];
    case "programme":
      return [...settingsIn(document), ...rulesIn(document, context)];
    default:
      return [];
  }
}

/** A document that exists once for the whole portal has its name as id. */
const plain = (_: SourceDocument, name: string) => name;

function keysAt(document: SourceDocument, holder: JsonPath, kind: SymbolKind, makeId = idIn): Occurrence[] {
  return objectKeys(valueAt(document.value, holder)).flatMap((name) =>
    occurrenceAtEnd(
      document,
      { path: [...holder, name], part: "key" },
      { kind, id: makeId(document, name), name },
      true,
    ),
  );
}

function elementsAt(document: SourceDocument, holder: string, kind: SymbolKind, makeId = idIn): Occurrence[] {
  const elements = arrayElements(valueAt(document.value, [holder]));
  return elements.flatMap((_, index) => textDefinition(document, [holder, index], kind, makeId));
}

function textDefinition(document: SourceDocument, path: JsonPath, kind: SymbolKind, makeId = idIn): Occurrence[] {
  const name = textAt(document, path, "value");
  if (name === undefined) return [];
  return occurrenceAtEnd(document, { path, part: "value" }, { kind, id: makeId(document, name), name }, true);
}

/** The values that a client or programme gives the settings of flows. */
function settingsIn(layer: SourceDocument): Occurrence[] {
  return objectEntries(member(layer.value, "settings")).flatMap(([flow, values]) =>
    objectKeys(values).flatMap((name) => {
      const at = { path: ["settings", flow, name], part: "key" as const };
      return occurrenceAtEnd(layer, at, { kind: "setting", id: `${flow}.${name}`, name });
    }),
  );
}

function rulesIn(document: SourceDocument, context: CheckContext): Occurrence[] {
  return objectKeys(member(document.value, "rules")).flatMap((name) => {
    const at = { path: ["rules", name], part: "key" as const };
    return occurrenceAtEnd(document, at, { ...ruleSymbol(context, document, name), name }, true);
  });
}
