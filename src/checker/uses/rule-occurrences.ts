import { objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { childNodes, type RuleNode, readRule } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FlowDocument, FormDocument, SourceDocument } from "../read/source-document.ts";
import { derivedRules, ownDerivedRules } from "./derived-values.ts";
import { listRules } from "./document-uses.ts";
import { listForms } from "./flow-links.ts";
import { flowsAround, rulesInSight, rulesOfProgrammes } from "./named-rules.ts";
import { type DocumentSymbol, type Occurrence, type SymbolKind, textAt } from "./occurrence.ts";
import { type PathName, pathNames } from "./path-names.ts";
import { fieldSymbols, idIn, symbolsInData } from "./symbol-ids.ts";

/** Every occurrence in the rules of a document: in the paths that they read, rules by name, routes in comparisons. */
export function ruleOccurrences(context: CheckContext, document: SourceDocument): Occurrence[] {
  return listRules(context, document).flatMap(({ rule, path }) => {
    const { node, problems } = readRule(rule);
    return problems.length > 0 ? [] : occurrencesInNode(node, { context, document, path, bound: [] });
  });
}

interface Place {
  readonly context: CheckContext;
  readonly document: SourceDocument;
  /** Of the rule. */
  readonly path: JsonPath;
  /** The names that outer iterators bind. */
  readonly bound: readonly string[];
}

function occurrencesInNode(node: RuleNode, place: Place): Occurrence[] {
  switch (node.kind) {
    case "path":
      return pathOccurrences(node.text, at(place, node.pointer), place);
    case "named":
      return [...namedRuleOccurrences(node, place), ...node.args.flatMap((arg) => occurrencesInNode(arg, place))];
    case "each":
      return [
        ...occurrencesInNode(node.list, place),
        ...occurrencesInNode(node.body, { ...place, bound: [...place.bound, node.as] }),
      ];
    default:
      return [...routeOccurrences(node, place), ...childNodes(node).flatMap((part) => occurrencesInNode(part, place))];
  }
}

const at = ({ path }: Place, pointer: string): JsonPath => [...path, ...parsePointer(pointer)];

function pathOccurrences(text: string, path: JsonPath, place: Place): Occurrence[] {
  const { document, bound } = place;
  if (textAt(document, path, "value") !== text) return [];
  return pathNames(text).flatMap(([root, ...names]) => {
    if (root === undefined || bound.includes(root.name) || place.path[0] === "rules") return [];
    return (ROOTS[root.name]?.(names, place) ?? []).map(({ kind, id, from, to }) => {
      return { kind, id, document, path, part: "value" as const, range: { from, to }, isDefinition: false };
    });
  });
}

type Found = DocumentSymbol & { readonly from: number; readonly to: number };

/** The symbols of the names after a root. */
const ROOTS: Readonly<Record<string, (names: readonly PathName[], place: Place) => Found[]>> = {
  data: ([first, second], { context, document }) =>
    flowsAround(context, document).flatMap((flow) => {
      if (first === undefined) return [];
      const forms = formsNamed(context, flow, first.name);
      return [
        ...symbolsInData(context, flow, first.name).map((symbol) => ({ ...symbol, ...toRange(first) })),
        ...forms.flatMap((form) => fieldsAt(form, second)),
      ];
    }),
  form: ([first], place) => formsAround(place).flatMap((form) => fieldsAt(form, first)),
  session: ([first]) => own("session-data", first, (name) => name),
  nonce: ([first]) => own("nonce", first, (name) => name),
  client: framesRead,
  programme: framesRead,
  derived: ([first], place) =>
    derivingIn(place, first).flatMap((deriving) => own("derived", first, (name) => idIn(deriving, name))),
  settings: ([first], { context, document }) =>
    flowsAround(context, document).flatMap((flow) => own("setting", first, (name) => idIn(flow, name))),
  input: ([first], { document }) =>
    document.kind === "call" || document.kind === "fragment" ? own("input", first, (name) => idIn(document, name)) : [],
};

/** The documents whose derived value a name is: the own document, else flows around it. */
function derivingIn({ context, document }: Place, { name }: PathName = NO_NAME): readonly SourceDocument[] {
  if (ownDerivedRules(document).has(name)) return [document];
  return flowsAround(context, document).filter((flow) => derivedRules(flow).has(name));
}

const NO_NAME = { name: "", from: 0, to: 0 };

const toRange = ({ from, to }: PathName) => ({ from, to });

/** The frame whose origin is read. */
function framesRead([first, second]: readonly PathName[]): Found[] {
  return first?.name === "frames" ? own("external-frame", second, (name) => name) : [];
}

const own = (kind: SymbolKind, name: PathName | undefined, makeId: (name: string) => string): Found[] =>
  name === undefined ? [] : [{ kind, id: makeId(name.name), ...toRange(name) }];

const fieldsAt = (form: FormDocument, name: PathName | undefined): Found[] =>
  name === undefined ? [] : fieldSymbols(form, name.name).map((symbol) => ({ ...symbol, ...toRange(name) }));

function formsNamed(context: CheckContext, flow: FlowDocument, id: string): FormDocument[] {
  const ids = symbolsInData(context, flow, id).flatMap((symbol) => (symbol.kind === "form" ? [symbol.id] : []));
  return ids.flatMap((name) => context.index.find("form", name) ?? []);
}

/**
 * The form whose rules, or whose block's events, read `form`; in a set's field, every form that takes it. Inside a
 * group `form` is the group.
 */
function formsAround({ context, document, path: [, name, part] }: Place): readonly FormDocument[] {
  if (document.kind === "screen") return listForms(context, document);
  if (part === "fields") return [];
  if (document.kind === "fields") return formsTaking(context, idIn(document, String(name)));
  return document.kind === "form" ? [document] : [];
}

const formsTaking = ({ index }: CheckContext, field: string): readonly FormDocument[] =>
  index.of("form").filter(({ taken }) => [...taken.values()].some((one) => idIn(one.set, one.name) === field));

/** A programme's rule overrides a journey's rule of the same name: then all rules of that name are one symbol. */
export function ruleSymbol(context: CheckContext, document: SourceDocument, name: string): DocumentSymbol {
  const isOfProgrammes = document.kind !== "rules" || rulesOfProgrammes(context).some((rule) => rule.name === name);
  return { kind: "rule", id: isOfProgrammes ? name : idIn(document, name) };
}

function namedRuleOccurrences({ name, pointer }: RuleNode & { kind: "named" }, place: Place): Occurrence[] {
  const { context, document } = place;
  const listed = [...at(place, pointer), 0];
  const path = textAt(document, listed, "value") === name ? listed : at(place, pointer);
  if (textAt(document, path, "value") !== name) return [];
  const rules = rulesInSight(context, document).filter((rule) => rule.name === name);
  const symbols = rules.map((rule) => ruleSymbol(context, rule.document, name));
  const unique = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const range = { from: 0, to: name.length };
  return [...unique.values()].map((symbol) => ({
    ...symbol,
    document,
    path,
    part: "value",
    range,
    isDefinition: false,
  }));
}

const NAMED_BY_ROUTE: Readonly<Record<string, "route" | "frame">> = { "route.id": "route", "route.frame": "frame" };

/** The routes and frames with which a rule compares the current location. */
function routeOccurrences(node: RuleNode, place: Place): Occurrence[] {
  const parts = childNodes(node);
  const kind = parts.map((part) => (part.kind === "path" ? NAMED_BY_ROUTE[part.text] : undefined)).find(Boolean);
  if (kind === undefined) return [];
  return parts.flatMap(literalsIn).flatMap(({ value, pointer }): Occurrence[] => {
    const [path, id] = [at(place, pointer), String(value)];
    const names = objectKeys(place.context.index.find("routes", "routes")?.value[`${kind}s`]);
    if (!names.includes(id) || textAt(place.document, path, "value") !== id) return [];
    const range = { from: 0, to: id.length };
    return [{ kind, id, document: place.document, path, part: "value", range, isDefinition: false }];
  });
}

const literalsIn = (node: RuleNode): (RuleNode & { kind: "literal" })[] => {
  if (node.kind === "literal") return [node];
  return node.kind === "list" ? node.items.flatMap(literalsIn) : [];
};
