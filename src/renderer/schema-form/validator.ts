import { type RJSFValidationError, toErrorSchema, type ValidatorType } from "@rjsf/utils";
import { isJsonObject, type JsonObject } from "../../documents/json.ts";
import { checkJson, type JsonSchema, type SchemaProblem } from "../../documents/json-schema.ts";
import type { Words } from "../../texts/catalogue.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { plainSchema } from "./plain-schema.ts";
import type { FormContext } from "./widgets.tsx";

/**
 * Checks the answers of a schema-form without compiling code, which the policy refuses. Keywords that
 * src/documents/json-schema.ts does not support (`if`, `not`, `uniqueItems`, recursion) have no effect.
 */
export function createValidator(words: Words): ValidatorType<unknown, JsonObject, FormContext> {
  const problems = (schema: JsonObject, value: unknown, root: JsonObject) => {
    const plain = plainSchema(schema, root);
    return { plain, found: checkJson(asJsonSchema(plain), value) };
  };
  return {
    isValid: (schema, value, root) => problems(schema, value, root).found.length === 0,
    rawValidation: () => ({ errors: [] }),
    validateFormData(value, schema) {
      const { plain, found } = problems(schema, value ?? {}, schema);
      const errors = found.map((problem) => toValidationError(problem, plain, words));
      return { errors, errorSchema: toErrorSchema(errors) };
    },
  };
}

/** Any object can be read as a schema: unknown keywords have no effect. */
const asJsonSchema = (schema: JsonObject): JsonSchema => schema;

function toValidationError(
  { pointer, schemaPointer, expected }: SchemaProblem,
  schema: JsonObject,
  words: Words,
): RJSFValidationError {
  const keyword = schemaPointer.slice(schemaPointer.lastIndexOf("/") + 1);
  const missing = keyword === "required" ? [JSON.parse(expected.slice("the member ".length))] : [];
  const keys = [...pointer.split("/").slice(1).map(unescaped), ...missing];
  const general = keyword === "required" ? runtimeKeys.required : runtimeKeys.invalid;
  const message =
    textAt("x-message", schema, keys) ?? words.say(general, { field: textAt("title", schema, keys) ?? "" });
  return { name: keyword, property: `.${keys.join(".")}`, message, stack: message };
}

const unescaped = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** A text in a value's schema: its title, or the message for an invalid value. */
function textAt(text: "title" | "x-message", schema: unknown, keys: readonly string[]): string | undefined {
  const at = keys.reduce<unknown>((now, key) => {
    if (!isJsonObject(now)) return undefined;
    return isJsonObject(now.properties) && Object.hasOwn(now.properties, key) ? now.properties[key] : now.items;
  }, schema);
  const found = isJsonObject(at) ? at[text] : undefined;
  return typeof found === "string" ? found : undefined;
}
