import { isJsonObject, type JsonObject } from "../json.ts";

/**
 * Gives a document its type. The checker has compared it with the schema from which the type is made; this is the one
 * place that takes its word. `$schema`, which serves editors, is left out.
 */
export function checkedValue<Document extends object>(value: unknown, what: string): Document {
  const document: JsonObject = isJsonObject(value) ? { ...value } : {};
  delete document.$schema;
  if (!isJsonObject(value) || !hasPassedChecker<Document>(document)) throw new Error(`${what} is not a document`);
  return document;
}

function hasPassedChecker<Document extends object>(_: JsonObject): _ is Document & JsonObject {
  return true;
}
