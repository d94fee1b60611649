import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { pathOf } from "../../src/documents/findings/inside.ts";
import { member, membersOf } from "../../src/documents/json.ts";
import { NO_BRANCH } from "../../src/documents/schemas/checkable.ts";
import type { CompileSchemas, SchemaViolation } from "../../src/documents/schemas/schema-checks.ts";

/** The checker's schema port, on AJV: every violation of JSON Schema 2020-12, own members only. */
export const compileSchemas: CompileSchemas = (schemas) => {
  const ajv = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    verbose: true,
    strict: false,
    validateFormats: false,
  });
  ajv.addKeyword({ keyword: NO_BRANCH, validate: () => false });
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return (file, value) => {
    const validate = ajv.getSchema(file);
    if (!validate) throw new Error(`there is no schema schemas/${file}`);
    validate(value);
    return (validate.errors ?? []).filter(({ keyword }) => !FOLLOWING.has(keyword)).map(violationOf);
  };
};

/** Errors that only say that another one was found inside. */
const FOLLOWING = new Set(["if", "propertyNames"]);

function violationOf({
  instancePath,
  keyword,
  params,
  parentSchema,
  schema,
  propertyName,
}: ErrorObject): SchemaViolation {
  const name = propertyName ?? member(params, "additionalProperty") ?? member(params, "missingProperty");
  return {
    path: pathOf(instancePath),
    keyword: propertyName === undefined ? keyword : "pattern of a name",
    demanded: schema,
    ...(typeof name === "string" ? { name } : {}),
    declared: Object.fromEntries(
      membersOf(member(parentSchema, "properties")).map(([key, of]) => [key, String(member(of, "description") ?? "")]),
    ),
  };
}
