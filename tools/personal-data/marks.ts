import type { ContractIndex } from "../../src/checker/contract-index.ts";
import { arrayElements, isJsonObject, member, objectEntries } from "../../src/documents/json.ts";

/** A value that documents or the contract mark. */
export interface Marked {
  /** Its place in what was looked at; `*` for any name, `[]` for each element. Empty for the whole. */
  readonly path: readonly string[];
  /** The purpose; `undefined` when it is secret without a purpose. */
  readonly purpose: string | undefined;
  /** Whether it is never stored, logged or tracked. */
  readonly isSecret: boolean;
}

/** Every marked value that a document's type describes; what is inside a marked value belongs to it. */
export function collectMarked(contract: ContractIndex, type: unknown): Marked[] {
  const found = marksIn(contract, type, []);
  return [...new Map(found.map((one) => [one.path.join("."), one])).values()];
}

function marksIn(contract: ContractIndex, type: unknown, path: readonly string[]): Marked[] {
  if (!isJsonObject(type)) return [];
  const { $ref, ...beside } = type;
  const schema = { ...(typeof $ref === "string" ? contract.type($ref) : {}), ...beside };
  const own = ownMark(schema);
  if (own !== undefined) return [{ path, ...own }];
  const inner = (one: unknown, ...step: string[]) => marksIn(contract, one, [...path, ...step]);
  return [
    ...objectEntries(member(schema, "properties")).flatMap(([name, one]) => inner(one, name)),
    ...inner(member(schema, "items"), "[]"),
    ...inner(member(schema, "additionalProperties"), "*"),
    ...["oneOf", "anyOf"].flatMap((key) => arrayElements(member(schema, key))).flatMap((one) => inner(one)),
  ];
}

/** The mark of a type or a field itself. */
export function ownMark(schema: unknown): Omit<Marked, "path"> | undefined {
  const declared = member(member(schema, "personal"), "purpose");
  const isSecret = member(schema, "sensitive") === true;
  const purpose = typeof declared === "string" ? declared : undefined;
  return purpose === undefined && !isSecret ? undefined : { purpose, isSecret };
}
