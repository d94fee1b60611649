import { partsOf, type RuleNode, readRule } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import { pathOf } from "../findings/inside.ts";
import type { JsonPath } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { flowsAround, rulesInSight, rulesOfProgrammes } from "../scope/named-rules.ts";
import { formsOf } from "./flow-links.ts";
import { type Mention, type Thing, type ThingKind, textAt } from "./mention.ts";
import { type PathName, pathNames } from "./path-names.ts";
import { fieldThings, idIn, thingsInData } from "./thing-ids.ts";
import { rulesOf } from "./uses-of.ts";

/** Every mention in the rules of a document: in the paths that they read, of rules by name, of routes they compare with. */
export function ruleMentions(checked: CheckedDocuments, document: SourceDocument): Mention[] {
  return rulesOf(checked, document).flatMap(({ rule, path }) => {
    const { node, problems } = readRule(rule);
    return problems.length > 0 ? [] : mentionsIn(node, { checked, document, path, bound: [] });
  });
}

interface Place {
  readonly checked: CheckedDocuments;
  readonly document: SourceDocument;
  /** Of the rule. */
  readonly path: JsonPath;
  /** The names that iterators around bind. */
  readonly bound: readonly string[];
}

function mentionsIn(node: RuleNode, place: Place): Mention[] {
  switch (node.kind) {
    case "path":
      return pathMentions(node.text, at(place, node.pointer), place);
    case "named":
      return [...namedMentions(node, place), ...node.args.flatMap((arg) => mentionsIn(arg, place))];
    case "each":
      return [
        ...mentionsIn(node.list, place),
        ...mentionsIn(node.body, { ...place, bound: [...place.bound, node.as] }),
      ];
    default:
      return [...routeMentions(node, place), ...partsOf(node).flatMap((part) => mentionsIn(part, place))];
  }
}

const at = ({ path }: Place, pointer: string): JsonPath => [...path, ...pathOf(pointer)];

function pathMentions(text: string, path: JsonPath, place: Place): Mention[] {
  const { document, bound } = place;
  if (textAt(document, path, "value") !== text) return [];
  return pathNames(text).flatMap(([root, ...names]) => {
    if (root === undefined || bound.includes(root.name) || place.path[0] === "rules") return [];
    return (ROOTS[root.name]?.(names, place) ?? []).map(({ kind, id, from, to }) => {
      return { kind, id, document, path, part: "value" as const, range: { from, to }, isDefinition: false };
    });
  });
}

type Found = Thing & { readonly from: number; readonly to: number };

/** What the names after a root stand for. */
const ROOTS: Readonly<Record<string, (names: readonly PathName[], place: Place) => Found[]>> = {
  data: ([first, second], { checked, document }) =>
    flowsAround(checked, document).flatMap((flow) => {
      if (first === undefined) return [];
      const forms = formsNamed(checked, flow, first.name);
      return [
        ...thingsInData(checked, flow, first.name).map((thing) => ({ ...thing, ...rangeOf(first) })),
        ...forms.flatMap((form) => fieldsAt(form, second)),
      ];
    }),
  form: ([first], place) => formsAround(place).flatMap((form) => fieldsAt(form, first)),
  session: ([first]) => own("session-data", first, (name) => name),
  settings: ([first], { checked, document }) =>
    flowsAround(checked, document).flatMap((flow) => own("setting", first, (name) => idIn(flow, name))),
  input: ([first], { document }) =>
    document.kind === "call" ? own("input", first, (name) => idIn(document, name)) : [],
};

const rangeOf = ({ from, to }: PathName) => ({ from, to });

const own = (kind: ThingKind, name: PathName | undefined, idOf: (name: string) => string): Found[] =>
  name === undefined ? [] : [{ kind, id: idOf(name.name), ...rangeOf(name) }];

const fieldsAt = (form: SourceDocument, name: PathName | undefined): Found[] =>
  name === undefined ? [] : fieldThings(form, name.name).map((thing) => ({ ...thing, ...rangeOf(name) }));

function formsNamed(checked: CheckedDocuments, flow: SourceDocument, id: string): SourceDocument[] {
  const ids = thingsInData(checked, flow, id).flatMap((thing) => (thing.kind === "form" ? [thing.id] : []));
  return ids.flatMap((name) => checked.index.find("form", name) ?? []);
}

/**
 * The form in whose rules, or in whose block's events, `form` is read; in a set's field, every form that takes it. Inside
 * a group `form` is the group.
 */
function formsAround({ checked, document, path: [, name, part] }: Place): readonly SourceDocument[] {
  if (document.kind === "screen") return formsOf(checked, document);
  if (part === "fields") return [];
  if (document.kind === "fields") return formsTaking(checked, idIn(document, String(name)));
  return document.kind === "form" ? [document] : [];
}

const formsTaking = ({ index }: CheckedDocuments, field: string): readonly SourceDocument[] =>
  index
    .of("form")
    .filter(({ taken = new Map() }) => [...taken.values()].some((one) => idIn(one.set, one.name) === field));

/** A programme's rule of a name goes before a flow's: where there is one, all of that name are one. */
export function ruleThing(checked: CheckedDocuments, document: SourceDocument, name: string): Thing {
  const isOfProgrammes = document.kind !== "flow" || rulesOfProgrammes(checked).some((rule) => rule.name === name);
  return { kind: "rule", id: isOfProgrammes ? name : idIn(document, name) };
}

function namedMentions({ name, pointer }: RuleNode & { kind: "named" }, place: Place): Mention[] {
  const { checked, document } = place;
  const listed = [...at(place, pointer), 0];
  const path = textAt(document, listed, "value") === name ? listed : at(place, pointer);
  if (textAt(document, path, "value") !== name) return [];
  const rules = rulesInSight(checked, document).filter((rule) => rule.name === name);
  const things = rules.map((rule) => ruleThing(checked, rule.document, name));
  const unique = new Map(things.map((thing) => [thing.id, thing]));
  const range = { from: 0, to: name.length };
  return [...unique.values()].map((thing) => ({ ...thing, document, path, part: "value", range, isDefinition: false }));
}

const NAMED_BY_ROUTE: Readonly<Record<string, ThingKind>> = { "route.id": "route", "route.frame": "frame" };

/** The routes and frames with which a rule compares where the customer is. */
function routeMentions(node: RuleNode, place: Place): Mention[] {
  const parts = partsOf(node);
  const kind = parts.map((part) => (part.kind === "path" ? NAMED_BY_ROUTE[part.text] : undefined)).find(Boolean);
  if (kind === undefined) return [];
  return parts.flatMap(literalsIn).flatMap(({ value, pointer }): Mention[] => {
    const [path, id] = [at(place, pointer), String(value)];
    const names = membersOf(member(place.checked.index.find("routes", "routes")?.value, `${kind}s`));
    if (!names.some(([name]) => name === id) || textAt(place.document, path, "value") !== id) return [];
    const range = { from: 0, to: id.length };
    return [{ kind, id, document: place.document, path, part: "value", range, isDefinition: false }];
  });
}

const literalsIn = (node: RuleNode): (RuleNode & { kind: "literal" })[] => {
  if (node.kind === "literal") return [node];
  return node.kind === "list" ? node.items.flatMap(literalsIn) : [];
};
