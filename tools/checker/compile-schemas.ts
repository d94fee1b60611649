import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parsePointer } from "../../src/checker/findings/inside.ts";
import { NO_BRANCH } from "../../src/checker/schemas/checkable.ts";
import { textFormats } from "../../src/checker/schemas/formats.ts";
import type { CompileSchemas, SchemaViolation } from "../../src/checker/schemas/schema-checks.ts";
import { member, objectEntries } from "../../src/documents/json.ts";

/** The checker's schema port, on AJV: every violation of JSON Schema 2020-12, own members only. */
export const compileSchemas: CompileSchemas = (schemas) => {
  const ajv = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    verbose: true,
    strict: false,
    formats: { regex: true, ...Object.fromEntries(objectEntries(textFormats).map(([name, { fits }]) => [name, fits])) },
  });
  ajv.addKeyword({ keyword: NO_BRANCH, validate: () => false });
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return (file, value) => {
    const validate = ajv.getSchema(file);
    if (!validate) throw new Error(`there is no schema schemas/${file}`);
    validate(value);
    return (validate.errors ?? []).filter(({ keyword }) => !FOLLOWING.has(keyword)).map(toViolation);
  };
};

/** Errors that only report another error inside. */
const FOLLOWING = new Set(["if", "propertyNames"]);

function toViolation({
  instancePath,
  keyword,
  params,
  parentSchema,
  schema,
  propertyName,
  data,
}: ErrorObject): SchemaViolation {
  const meaning = member(parentSchema, "description");
  const name = propertyName ?? member(params, "additionalProperty") ?? member(params, "missingProperty");
  return {
    path: [...parsePointer(instancePath), ...repeatedElement(keyword, params)],
    value: data,
    keyword: propertyName === undefined ? keyword : "pattern of a name",
    demanded: schema,
    ...(typeof name === "string" ? { name } : {}),
    ...(typeof meaning === "string" ? { meaning } : {}),
    declared: Object.fromEntries(
      objectEntries(member(parentSchema, "properties")).map(([key, of]) => [
        key,
        String(member(of, "description") ?? ""),
      ]),
    ),
  };
}

/** Of two equal elements of a list, the later. */
function repeatedElement(keyword: string, params: unknown): string[] {
  return keyword === "uniqueItems" ? [String(Math.max(Number(member(params, "i")), Number(member(params, "j"))))] : [];
}
