import type { ErrorObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/** The checker of every schema that the sandbox uses. */
export function createSchemaChecker(): Ajv2020 {
  const checker = new Ajv2020({ allErrors: true, ownProperties: true, strict: true, allowUnionTypes: true });
  formats.default(checker);
  return checker;
}

/** What is wrong, by place: "body.otp" to "must match pattern …". */
export function faultsByPlace(errors: readonly ErrorObject[] | null | undefined): Record<string, string> {
  return Object.fromEntries((errors ?? []).map((error) => [placeOf(error), error.message ?? "is not valid"]));
}

function placeOf({ instancePath, params }: ErrorObject): string {
  const last: unknown = params.missingProperty ?? params.additionalProperty;
  const keys = instancePath.split("/").slice(1);
  return [...keys, ...(typeof last === "string" ? [last] : [])].join(".") || "body";
}
