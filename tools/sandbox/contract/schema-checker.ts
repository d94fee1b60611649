import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/** The checker of every schema that the sandbox uses. */
export function createSchemaChecker(): Ajv2020 {
  const checker = new Ajv2020({ allErrors: true, ownProperties: true, strict: true, allowUnionTypes: true });
  formats.default(checker);
  return checker;
}

/** Compiles as the checker does, each equal schema once: most refusals of a contract are equal. */
export function compileOnce(checker: Ajv2020): (schema: object) => ValidateFunction {
  const bySchema = new WeakMap<object, ValidateFunction>();
  const byText = new Map<string, ValidateFunction>();
  return (schema) => {
    const known = bySchema.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(schema);
    const check = byText.get(text) ?? checker.compile(schema);
    byText.set(text, check);
    bySchema.set(schema, check);
    return check;
  };
}

/** The errors by place: "body.otp" to "must match pattern …". */
export function faultsByPlace(errors: readonly ErrorObject[] | null | undefined): Record<string, string> {
  return Object.fromEntries((errors ?? []).map((error) => [faultPlace(error), error.message ?? "is not valid"]));
}

function faultPlace({ instancePath, params }: ErrorObject): string {
  const last: unknown = params.missingProperty ?? params.additionalProperty;
  const keys = instancePath.split("/").slice(1);
  return [...keys, ...(typeof last === "string" ? [last] : [])].join(".") || "body";
}
