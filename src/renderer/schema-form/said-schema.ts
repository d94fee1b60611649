import { isTree, type Tree } from "../document-value.ts";
import type { Words } from "../texts/catalogue.ts";
import { saidMembers } from "./said-members.ts";

/** A schema with its message keys said; a text that is no message of ours stands as it is. */
export function saidSchema(schema: Tree, words: Words): Tree {
  const entries = Object.entries(schema).map(([name, value]) => [name, saidMember(name, value, words)] as const);
  return Object.fromEntries(entries);
}

function saidMember(name: string, value: unknown, words: Words): unknown {
  if (typeof value === "string") return saidMembers.includes(name) && words.has(value) ? words.say(value) : value;
  if (Array.isArray(value))
    return value.map((element: unknown) => (isTree(element) ? saidSchema(element, words) : element));
  return isTree(value) ? saidSchema(value, words) : value;
}
