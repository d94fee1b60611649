import { layerSchemas, strictSchemas } from "./checkable.ts";
import type { SchemaSet } from "./schema-set.ts";

/** Where and how a value breaks its schema. */
export interface SchemaViolation {
  readonly path: readonly string[];
  /** The value that breaks the keyword. */
  readonly value?: unknown;
  readonly keyword: string;
  /** The keyword's value in the schema. */
  readonly demanded: unknown;
  /** The missing, unexpected or misnamed member. */
  readonly name?: string;
  /** What the schema says of the value. */
  readonly meaning?: string | undefined;
  /** The members that the schema declares, with their descriptions. */
  readonly declared: Readonly<Record<string, string>>;
}

/** Returns the places where a value breaks the schema of that file. */
export type FindViolations = (file: string, value: unknown) => SchemaViolation[];

/** Makes such a function. AJV, which compiles code, stays in tools. */
export type CompileSchemas = (schemas: SchemaSet) => FindViolations;

/** Both checks of a document against its schema: as a whole, and as a layer that others complete. */
export interface SchemaChecks {
  readonly whole: FindViolations;
  readonly layer: FindViolations;
}

/** Prepares both checks once, for any number of documents. */
export function schemaChecks(schemas: SchemaSet, compile: CompileSchemas): SchemaChecks {
  return { whole: compile(strictSchemas(schemas)), layer: compile(layerSchemas(schemas)) };
}
