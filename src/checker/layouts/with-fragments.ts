import { isJsonObject, type JsonObject, member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { ReadDocument, SourceDocument } from "../read/source-document.ts";

type Fragment = SourceDocument<"fragment">;
type FindFragment = (name: string) => Fragment | undefined;

/** The fragments that documents use, by name. */
export function usedFragments(documents: readonly ReadDocument[], find: FindFragment): ReadonlyMap<string, Fragment> {
  const uses = documents.flatMap(({ plain }) => usesIn(member(plain, "blocks"), ["blocks"]));
  const found = uses.flatMap(({ name }): [string, Fragment][] => {
    const fragment = find(name);
    return fragment === undefined ? [] : [[name, fragment]];
  });
  return new Map(found);
}

/** A block that is a use of a fragment. */
interface FragmentUse {
  readonly name: string;
  readonly use: unknown;
  readonly path: JsonPath;
}

/** The uses of fragments among blocks, and inside them. */
export const usesIn = (children: unknown, path: JsonPath): FragmentUse[] =>
  objectEntries(children).flatMap(([name, use]) => {
    const fragment = member(use, "fragment");
    return typeof fragment === "string"
      ? [{ name: fragment, use, path: [...path, name] }]
      : usesIn(member(use, "children"), [...path, name, "children"]);
  });

/** A screen or layout with the blocks of its fragments in their places. A use that lacks one, or an input, stays. */
export function withFragments(document: unknown, fragments: ReadonlyMap<string, Fragment>): unknown {
  if (fragments.size === 0 || !isJsonObject(document)) return document;
  const expand = (child: unknown): unknown => {
    if (!isJsonObject(child)) return child;
    const fragment = fragments.get(String(child.fragment));
    if (fragment !== undefined) return missingInputs(child, fragment).length > 0 ? child : expanded(child, fragment);
    return isJsonObject(child.children) ? { ...child, children: mapMembers(child.children, expand) } : child;
  };
  return { ...document, blocks: isJsonObject(document.blocks) ? mapMembers(document.blocks, expand) : document.blocks };
}

/** The inputs of a fragment that a use does not give. */
export const missingInputs = (use: unknown, { value }: Fragment): string[] =>
  objectKeys(value.input).filter((name) => member(member(use, "with"), name) === undefined);

function expanded({ fragment: _, with: given, ...own }: JsonObject, { plain }: Fragment): unknown {
  const block = withInput(member(plain, "block"), isJsonObject(given) ? given : {});
  if (!isJsonObject(block)) return block;
  const { component, ...rest } = block;
  return { component, ...own, ...rest, ...own };
}

/** The name of an input, and a path into it, as a rule reads them. */
const INPUT = /^input\.([a-zA-Z0-9]+)(?:\.(.+))?$/;
/** Inputs in the brackets of a path. */
const INPUTS_INSIDE = /\binput\.([a-zA-Z0-9]+)/g;

/** A part of a fragment with what a use gives instead of its inputs. */
function withInput(value: unknown, given: JsonObject): unknown {
  if (Array.isArray(value)) return value.map((one) => withInput(one, given));
  if (!isJsonObject(value)) return value;
  if (typeof value.var === "string") return readInput(value, value.var, given);
  return mapMembers(value, (one) => withInput(one, given));
}

function readInput(rule: JsonObject, path: string, given: JsonObject): unknown {
  const [, name = "", rest] = INPUT.exec(path) ?? [];
  if (!Object.hasOwn(given, name))
    return { ...rule, var: path.replaceAll(INPUTS_INSIDE, (all, one) => pathOf(given[one]) ?? all) };
  if (rest === undefined) return given[name];
  const outer = pathOf(given[name]);
  return outer === undefined ? { get: [given[name], ...rest.split(".")] } : { var: `${outer}.${rest}` };
}

/** The path that a value is; nothing when it is another rule, or a literal. */
function pathOf(value: unknown): string | undefined {
  const path = member(value, "var");
  return typeof path === "string" ? path : undefined;
}

const mapMembers = (object: JsonObject, map: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

/** The input of a fragment that a part of it reads. */
export const inputRead = (part: unknown): string | undefined => INPUT.exec(pathOf(part) ?? "")?.[1];

/** The inputs that a part of a fragment reads. */
export function inputsRead(part: unknown): string[] {
  const inside = isJsonObject(part) || Array.isArray(part) ? Object.values(part).flatMap(inputsRead) : [];
  const names = [...(pathOf(part) ?? "").matchAll(INPUTS_INSIDE)].map(([, name = ""]) => name);
  return [...names, ...inside];
}
