import { isJsonObject, type JsonObject, objectEntries } from "../../documents/json.ts";
import type { JsonSchema } from "../../documents/json-schema.ts";
import type { ContractIndex } from "../contract-index.ts";

/** Types of the contract hold no references; only documents refer to them. */
const INSIDE = ["items", "additionalProperties"];

/** A data type of a document as a JSON Schema without references. */
export function schemaOfData(contract: ContractIndex, type: unknown): JsonSchema {
  return { ...resolved(contract, type) };
}

function resolved(contract: ContractIndex, type: unknown): JsonObject {
  if (!isJsonObject(type)) return {};
  const { $ref, ...own } = type;
  const named = typeof $ref === "string" ? contract.type($ref) : undefined;
  const properties = objectEntries(own.properties).map(([name, one]) => [name, resolved(contract, one)] as const);
  const inner = INSIDE.flatMap((key) => (isJsonObject(own[key]) ? [[key, resolved(contract, own[key])] as const] : []));
  return {
    ...named,
    ...own,
    ...(properties.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
    ...Object.fromEntries(inner),
  };
}
