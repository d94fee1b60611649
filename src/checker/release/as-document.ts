import { isJsonObject, type JsonObject, objectEntries } from "../../documents/json.ts";

/**
 * Gives a document its type. The checker has checked it against the schema of that type; only this place relies on it.
 * Members for editors are left out: `$schema`, the name of a layout, and the tests of named rules.
 */
export function asDocument<Document extends object>(value: unknown, what: string): Document {
  const document: JsonObject = isJsonObject(value) ? { ...value } : {};
  delete document.$schema;
  delete document.layout;
  if (document.rules !== undefined) document.rules = withoutTests(document.rules);
  if (!isJsonObject(value) || !hasPassedChecker<Document>(document)) throw new Error(`${what} is not a document`);
  return document;
}

/** The checker has run them; a browser never does. */
function withoutTests(rules: unknown): JsonObject {
  return Object.fromEntries(objectEntries(rules).map(([name, rule]) => [name, untested(rule)]));
}

function untested(rule: unknown): unknown {
  if (!isJsonObject(rule)) return rule;
  const { given: _shared, ...kept } = rule;
  return { ...kept, tests: [] };
}

function hasPassedChecker<Document extends object>(_: JsonObject): _ is Document & JsonObject {
  return true;
}
