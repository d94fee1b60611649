import type { Contract } from "../../src/documents/contract-index.ts";
import { elementsOf, isJsonObject, type JsonObject, member, membersOf } from "../../src/documents/json.ts";
import { resolveReference } from "../../src/documents/openapi-schema.ts";

/** A value that documents or the contract mark. */
export interface Marked {
  /** Its place in what was looked at; `*` for any name, `[]` for each element. Empty for the whole. */
  readonly path: readonly string[];
  /** What it is held for; undefined where it is secret and nothing else is said. */
  readonly purpose: string | undefined;
  /** Whether it is never stored, logged or tracked. */
  readonly isSecret: boolean;
}

/** Where references lead: from a document into the contract, inside the contract to the same area. */
interface Place {
  readonly contract: Contract;
  readonly area: string | undefined;
}

/** Deeper than any type: only one that refers to itself gets there. */
const DEEPEST = 16;

/** Every marked value that a document's type describes; what is inside a marked value belongs to it. */
export function marksOf(contract: Contract, type: unknown): Marked[] {
  const found = marksIn({ contract, area: undefined }, type, []);
  return [...new Map(found.map((one) => [one.path.join("."), one])).values()];
}

function marksIn(place: Place, type: unknown, path: readonly string[]): Marked[] {
  if (!isJsonObject(type) || path.length > DEEPEST) return [];
  const { schema, inside } = followed(place, type);
  const own = ownMark(schema);
  if (own !== undefined) return [{ path, ...own }];
  const inner = (one: unknown, ...step: string[]) => marksIn(inside, one, [...path, ...step]);
  return [
    ...membersOf(schema.properties).flatMap(([name, one]) => inner(one, name)),
    ...inner(schema.items, "[]"),
    ...inner(schema.additionalProperties, "*"),
    ...[schema.oneOf, schema.anyOf, schema.allOf].flatMap(elementsOf).flatMap((one) => inner(one)),
  ];
}

/** The mark of a type, a field or a value of the contract itself. */
export function ownMark(schema: unknown): Omit<Marked, "path"> | undefined {
  const said = member(member(schema, "personal") ?? member(schema, "x-personal"), "purpose");
  const isSecret = member(schema, "sensitive") === true || member(schema, "x-sensitive") === true;
  const purpose = typeof said === "string" ? said : undefined;
  return purpose === undefined && !isSecret ? undefined : { purpose, isSecret };
}

/** A type with what its reference stands for; what stands beside the reference goes before. */
function followed(place: Place, type: unknown): { schema: JsonObject; inside: Place } {
  const { contract, area } = place;
  const $ref = member(type, "$ref");
  if (!isJsonObject(type) || typeof $ref !== "string") return { schema: isJsonObject(type) ? type : {}, inside: place };
  const [named = "", name = ""] = $ref.split("#");
  const inside = { contract, area: named === "" ? area : named };
  const reference = named === "" ? $ref : `#/components/schemas/${name}`;
  const schema = resolveReference(contract[inside.area ?? ""], { ...type, $ref: reference }, $ref);
  return { schema: isJsonObject(schema) ? schema : {}, inside };
}
