import { Ajv2020 } from "ajv/dist/2020.js";
import type { SchemaProblem } from "../../src/documents/json-schema.ts";

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });

/** The places where a value breaks the schema of JSON Schema 2020-12, each once. */
export function schemaFaults(value: unknown): readonly SchemaProblem[] {
  if (typeof value !== "object" || value === null) return [];
  void ajv.validateSchema(value);
  const faults = (ajv.errors ?? []).map(({ instancePath, schemaPath }) => ({
    pointer: instancePath,
    schemaPointer: schemaPath,
    expected: "a JSON Schema",
  }));
  const inside = faults.filter(({ pointer }) => faults.every((other) => !other.pointer.startsWith(`${pointer}/`)));
  return [...new Map(inside.map((fault) => [fault.pointer, fault])).values()];
}
