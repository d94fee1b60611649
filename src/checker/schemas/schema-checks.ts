import { layerSchemas, strictSchemas } from "./checkable.ts";
import type { SchemaSet } from "./schema-set.ts";

/** Where and how a value breaks its schema. */
export interface SchemaViolation {
  readonly path: readonly string[];
  readonly keyword: string;
  /** What the schema says under that keyword. */
  readonly demanded: unknown;
  /** The member that is missing, or should not be there, or has a name that it cannot have. */
  readonly name?: string;
  /** The members that the schema declares, with what they are for. */
  readonly declared: Readonly<Record<string, string>>;
}

/** Says where a value breaks the schema of that file. */
export type FindViolations = (file: string, value: unknown) => SchemaViolation[];

/** Makes such a function. AJV, which compiles code, stays in tools. */
export type CompileSchemas = (schemas: SchemaSet) => FindViolations;

/** Both ways to hold a document against its schema: whole, and as a layer that others complete. */
export interface SchemaChecks {
  readonly whole: FindViolations;
  readonly layer: FindViolations;
}

/** Prepares both ways once, for any number of documents. */
export function schemaChecks(schemas: SchemaSet, compile: CompileSchemas): SchemaChecks {
  return { whole: compile(strictSchemas(schemas)), layer: compile(layerSchemas(schemas)) };
}
