import { parsePointer } from "../../src/checker/findings/inside.ts";
import { suggest } from "../../src/checker/findings/suggest.ts";
import { isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";
import { formatPointer, type JsonPath } from "../../src/documents/json-path.ts";

/** The target of a path: a value, or the last existing one with the name that it lacks. */
export type Found =
  | { readonly path: JsonPath }
  | { readonly path: JsonPath; readonly missing: string; readonly hint: string };

/** The members that identify the elements of a list, besides their number. */
const NAMES_OF_ELEMENTS = ["id", "key", "name", "value", "to"];

/**
 * Finds a value by a JSON Pointer (RFC 6901, also as a fragment `#/…`) or a dotted path (`delivery.methods.doorstep`,
 * `languages[0]`). Elements of lists are found by number, by value (`languages.en-US`), or by their `id`.
 */
export function findValue(root: unknown, text: string): Found {
  const pointer = text.replace(/^#(?=\/|$)/, "");
  return pointer === "" || pointer.startsWith("/")
    ? alongPointer(root, parsePointer(pointer))
    : alongDots(root, text, []);
}

function alongPointer(root: unknown, keys: readonly string[]): Found {
  let value = root;
  const path: (string | number)[] = [];
  for (const key of keys) {
    const step = namedSteps(value).find(({ name }) => name === key);
    if (!step) return missing(path, value, key);
    path.push(step.key);
    value = step.value;
  }
  return { path };
}

/** Names may contain dots: the longest matching name wins. */
function alongDots(value: unknown, text: string, path: JsonPath): Found {
  const rest = text.replace(/^\.|^\[(\d+)\]/, (_, index?: string) => index ?? "");
  if (text === "") return { path };
  const fitting = namedSteps(value).filter(({ name }) => rest.startsWith(name) && isBoundary(rest[name.length]));
  let nearest: Found | undefined;
  for (const { name, key, value: inner } of fitting.sort((a, b) => b.name.length - a.name.length)) {
    const found = alongDots(inner, rest.slice(name.length), [...path, key]);
    if (!("missing" in found)) return found;
    nearest ??= found;
  }
  return nearest ?? missing(path, value, /^[^.[\]]*/.exec(rest)?.[0] || rest);
}

const isBoundary = (next: string | undefined) => next === undefined || next === "." || next === "[";

interface Step {
  readonly name: string;
  readonly key: string | number;
  readonly value: unknown;
}

function namedSteps(value: unknown): Step[] {
  if (isJsonObject(value)) return Object.entries(value).map(([key, inner]) => ({ name: key, key, value: inner }));
  if (!Array.isArray(value)) return [];
  return value.flatMap((element: unknown, index) =>
    [String(index), ...elementNames(element)].map((name) => ({ name, key: index, value: element })),
  );
}

function elementNames(element: unknown): string[] {
  const names = isJsonObject(element) ? namesIn(element) : [element];
  return names.filter((name) => typeof name === "string" || typeof name === "number").map(String);
}

const namesIn = (element: JsonObject) => NAMES_OF_ELEMENTS.map((name) => member(element, name));

function missing(path: JsonPath, value: unknown, name: string): Found {
  const names = new Set(namedSteps(value).map((step) => step.name));
  const hint = suggest(name, names, `names in ${formatPointer(path) || "the document"}`);
  return { path, missing: name, hint: hint ?? "nothing stands below it" };
}
